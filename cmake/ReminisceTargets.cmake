# SPDX-License-Identifier: GPL-3.0-or-later
# Compiler settings shared by every target, and the functions by which folders become libraries and tests.

add_library(reminisce_options INTERFACE)
target_compile_options(reminisce_options INTERFACE -Wall -Wextra -Wpedantic $<$<CXX_COMPILER_ID:GNU>:-Wshadow=local> -Wno-missing-field-initializers)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # g++ 12 warns falsely of its own string concatenation and of variant-like members in inlined library code.
  target_compile_options(reminisce_options INTERFACE -Wno-restrict -Wno-maybe-uninitialized)
endif()
if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  target_compile_options(reminisce_options INTERFACE -Wno-shadow -Wshadow)
endif()
target_include_directories(reminisce_options INTERFACE ${CMAKE_SOURCE_DIR})
if(REMINISCE_SANITIZE)
  target_compile_options(reminisce_options INTERFACE -fsanitize=${REMINISCE_SANITIZE} -fno-omit-frame-pointer
                                                     -fno-sanitize-recover=undefined)
  target_link_options(reminisce_options INTERFACE -fsanitize=${REMINISCE_SANITIZE})
endif()
if(REMINISCE_BUILD_FUZZERS)
  # The fuzz targets and the tests are of the same libraries: one build watches for both.
  target_compile_options(reminisce_options INTERFACE -fsanitize=fuzzer-no-link)
endif()

# reminisce_precompile(TARGET HEADER)
# Where REMINISCE_PRECOMPILE is on, TARGET finds cmake/precompiled/HEADER already read: clang then compiles in two thirds
# of the time (g++ saves next to nothing). Only the sanitizer builds ask for it, so that a header that a file forgets is
# missed in the release build.
function(reminisce_precompile target header)
  if(REMINISCE_PRECOMPILE)
    target_precompile_headers(${target} PRIVATE $<$<COMPILE_LANGUAGE:CXX>:${CMAKE_SOURCE_DIR}/cmake/precompiled/${header}>)
  endif()
endfunction()

# reminisce_core_library(NAME [USES module...] [LINKS library...] [PRIVATE_LINKS library...])
# Makes core/NAME the static library reminisce_NAME. USES names the other core folders that it may include.
function(reminisce_core_library name)
  cmake_parse_arguments(ARG "" "" "USES;LINKS;PRIVATE_LINKS" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${name}/*.cpp
       ${CMAKE_CURRENT_SOURCE_DIR}/${name}/*.h)
  if(NOT sources)
    return()
  endif()
  add_library(reminisce_${name} STATIC ${sources})
  set_target_properties(reminisce_${name} PROPERTIES LINKER_LANGUAGE CXX)
  reminisce_precompile(reminisce_${name} core.h)
  target_link_libraries(reminisce_${name} PUBLIC reminisce_options ${ARG_LINKS} PRIVATE ${ARG_PRIVATE_LINKS})
  foreach(used IN LISTS ARG_USES)
    target_link_libraries(reminisce_${name} PUBLIC reminisce_${used})
  endforeach()
endfunction()

# reminisce_embed(TARGET SYMBOL FILE)
# Links FILE into TARGET as bytes; core/base/embedded.h's REMINISCE_EMBEDDED(SYMBOL) gives them as a std::string_view.
function(reminisce_embed target symbol file)
  set(generated ${CMAKE_CURRENT_BINARY_DIR}/embedded_${symbol}.S)
  file(WRITE ${generated}.in
"    .section .rodata
    .global reminisce_embedded_${symbol}_begin
    .global reminisce_embedded_${symbol}_end
    .balign 64
reminisce_embedded_${symbol}_begin:
    .incbin \"${file}\"
reminisce_embedded_${symbol}_end:
    .byte 0
    .section .note.GNU-stack,\"\",%progbits
")
  configure_file(${generated}.in ${generated} COPYONLY)
  set_source_files_properties(${generated} PROPERTIES LANGUAGE C OBJECT_DEPENDS ${file}
                              COMPILE_OPTIONS "-x;assembler-with-cpp")
  target_sources(${target} PRIVATE ${generated})
endfunction()

# reminisce_core_test(NAME) makes tests/core/NAME/*_test.cpp the test program test_core_NAME.
function(reminisce_core_test name)
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${name}/*.cpp ${CMAKE_CURRENT_SOURCE_DIR}/${name}/*.h)
  if(NOT sources)
    return()
  endif()
  add_executable(test_core_${name} ${sources})
  target_link_libraries(test_core_${name} PRIVATE reminisce_${name} reminisce_test_support GTest::gmock GTest::gtest_main
                        ${ARGN})
  target_compile_definitions(test_core_${name} PRIVATE REMINISCE_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
  # Tests run in milliseconds either way, but compile in half the time.
  target_compile_options(test_core_${name} PRIVATE -O0)
  reminisce_precompile(test_core_${name} core_tests.h)
  gtest_discover_tests(test_core_${name} DISCOVERY_TIMEOUT 60 PROPERTIES TIMEOUT 300)
endfunction()
