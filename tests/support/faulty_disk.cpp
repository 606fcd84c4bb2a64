// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/faulty_disk.h"

#include <csignal>
#include <new>

#include <sqlite3.h>
#include <unistd.h>

namespace reminisce::test {

struct FaultyDisk::State
{
    sqlite3_vfs vfs{};
    sqlite3_vfs* real = nullptr;
    sqlite3_io_methods methods{};
    std::size_t operations = 0;
    std::size_t failing = 0; ///< 0: none
    Fault fault = Fault::Broken;
    bool stays = false;

    /// Counts an operation; what it has to return when it fails, else SQLITE_OK.
    int next(int broken, bool needsRoom)
    {
        ++operations;
        const bool hit = failing != 0 && (operations == failing || (stays && operations > failing));
        if (!hit || (fault == Fault::Full && !needsRoom)) {
            return SQLITE_OK;
        }
        if (fault == Fault::Killed) {
            ::kill(::getpid(), SIGKILL);
        }
        return fault == Fault::Full && broken != SQLITE_CANTOPEN ? SQLITE_FULL : broken;
    }
};

namespace {

using State = FaultyDisk::State;

/// SQLite allocates it with room for the real file behind it.
struct File
{
    sqlite3_file base;
    State* state;

    sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

File* fileOf(sqlite3_file* file)
{
    return reinterpret_cast<File*>(file);
}

State* stateOf(sqlite3_vfs* vfs)
{
    return static_cast<State*>(vfs->pAppData);
}

template <auto Method, class... Arguments>
int pass(sqlite3_file* file, Arguments... arguments)
{
    sqlite3_file* real = fileOf(file)->real();
    return (real->pMethods->*Method)(real, arguments...);
}

int closeFile(sqlite3_file* file)
{
    return pass<&sqlite3_io_methods::xClose>(file);
}

int readFromFile(sqlite3_file* file, void* data, int size, sqlite3_int64 offset)
{
    const int fault = fileOf(file)->state->next(SQLITE_IOERR_READ, false);
    return fault != SQLITE_OK ? fault : pass<&sqlite3_io_methods::xRead>(file, data, size, offset);
}

int writeToFile(sqlite3_file* file, const void* data, int size, sqlite3_int64 offset)
{
    const int fault = fileOf(file)->state->next(SQLITE_IOERR_WRITE, true);
    const int written = pass<&sqlite3_io_methods::xWrite>(file, data, fault == SQLITE_OK ? size : size / 2, offset);
    return fault != SQLITE_OK ? fault : written; // half of a failing write gets there
}

int truncateFile(sqlite3_file* file, sqlite3_int64 size)
{
    const int fault = fileOf(file)->state->next(SQLITE_IOERR_TRUNCATE, false);
    return fault != SQLITE_OK ? fault : pass<&sqlite3_io_methods::xTruncate>(file, size);
}

int syncFileOf(sqlite3_file* file, int flags)
{
    const int fault = fileOf(file)->state->next(SQLITE_IOERR_FSYNC, true);
    return fault != SQLITE_OK ? fault : pass<&sqlite3_io_methods::xSync>(file, flags);
}

int mapShared(sqlite3_file* file, int page, int size, int extend, void volatile** memory)
{
    const int fault = fileOf(file)->state->next(SQLITE_IOERR_SHMMAP, true);
    return fault != SQLITE_OK ? fault : pass<&sqlite3_io_methods::xShmMap>(file, page, size, extend, memory);
}

void barrier(sqlite3_file* file)
{
    sqlite3_file* real = fileOf(file)->real();
    real->pMethods->xShmBarrier(real);
}

sqlite3_io_methods faultyMethods()
{
    using Methods = sqlite3_io_methods;
    Methods methods{};
    methods.iVersion = 2; // without the calls that map the database into memory
    methods.xClose = closeFile;
    methods.xRead = readFromFile;
    methods.xWrite = writeToFile;
    methods.xTruncate = truncateFile;
    methods.xSync = syncFileOf;
    methods.xFileSize = pass<&Methods::xFileSize, sqlite3_int64*>;
    methods.xLock = pass<&Methods::xLock, int>;
    methods.xUnlock = pass<&Methods::xUnlock, int>;
    methods.xCheckReservedLock = pass<&Methods::xCheckReservedLock, int*>;
    methods.xFileControl = pass<&Methods::xFileControl, int, void*>;
    methods.xSectorSize = pass<&Methods::xSectorSize>;
    methods.xDeviceCharacteristics = pass<&Methods::xDeviceCharacteristics>;
    methods.xShmMap = mapShared;
    methods.xShmLock = pass<&Methods::xShmLock, int, int, int>;
    methods.xShmBarrier = barrier;
    methods.xShmUnmap = pass<&Methods::xShmUnmap, int>;
    return methods;
}

int openFile(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags, int* outFlags)
{
    State* state = stateOf(vfs);
    File* opened = ::new (file) File{{nullptr}, state};
    if (const int fault = state->next(SQLITE_CANTOPEN, false); fault != SQLITE_OK) {
        return fault;
    }
    const int code = state->real->xOpen(state->real, name, opened->real(), flags, outFlags);
    if (opened->real()->pMethods != nullptr) {
        opened->base.pMethods = &state->methods;
    }
    return code;
}

int deleteFile(sqlite3_vfs* vfs, const char* name, int syncDirectory)
{
    State* state = stateOf(vfs);
    const int fault = state->next(SQLITE_IOERR_DELETE, false);
    return fault != SQLITE_OK ? fault : state->real->xDelete(state->real, name, syncDirectory);
}

struct Memory
{
    sqlite3_mem_methods real{};
    std::size_t allocations = 0;
    std::size_t failing = 0;
    bool stays = false;

    bool fails()
    {
        ++allocations;
        return failing != 0 && (allocations == failing || (stays && allocations > failing));
    }
};

/// SQLite's allocator has no place for a pointer of ours.
Memory& memory()
{
    static Memory instance;
    return instance;
}

void* allocate(int size)
{
    return memory().fails() ? nullptr : memory().real.xMalloc(size);
}

void* reallocate(void* old, int size)
{
    return memory().fails() ? nullptr : memory().real.xRealloc(old, size);
}

} // namespace

FaultyDisk::FaultyDisk() : m_state(std::make_unique<State>())
{
    State& state = *m_state;
    state.real = sqlite3_vfs_find(nullptr);
    state.methods = faultyMethods();
    state.vfs = *state.real;
    state.vfs.pNext = nullptr;
    state.vfs.zName = "faulty";
    state.vfs.szOsFile = static_cast<int>(sizeof(File)) + state.real->szOsFile;
    state.vfs.pAppData = &state;
    state.vfs.xOpen = openFile;
    state.vfs.xDelete = deleteFile;
    // The calls that only look or load are the real ones, which find their own data in the object they are given.
    state.vfs.xAccess = [](sqlite3_vfs* vfs, const char* name, int flags, int* result) {
        return stateOf(vfs)->real->xAccess(stateOf(vfs)->real, name, flags, result);
    };
    state.vfs.xFullPathname = [](sqlite3_vfs* vfs, const char* name, int size, char* out) {
        return stateOf(vfs)->real->xFullPathname(stateOf(vfs)->real, name, size, out);
    };
    sqlite3_vfs_register(&state.vfs, 1);
}

FaultyDisk::~FaultyDisk()
{
    sqlite3_vfs_unregister(&m_state->vfs);
    sqlite3_vfs_register(m_state->real, 1);
}

void FaultyDisk::failAt(std::size_t nth, Fault fault, bool stays)
{
    m_state->operations = 0;
    m_state->failing = nth;
    m_state->fault = fault;
    m_state->stays = stays;
}

void FaultyDisk::heal()
{
    failAt(0, Fault::Broken, false);
}

std::size_t FaultyDisk::operations() const
{
    return m_state->operations;
}

FaultyMemory::FaultyMemory()
{
    sqlite3_shutdown();
    heal();
    sqlite3_config(SQLITE_CONFIG_GETMALLOC, &memory().real);
    sqlite3_mem_methods faulty = memory().real;
    faulty.xMalloc = allocate;
    faulty.xRealloc = reallocate;
    sqlite3_config(SQLITE_CONFIG_MALLOC, &faulty);
    sqlite3_initialize();
}

FaultyMemory::~FaultyMemory()
{
    heal();
    sqlite3_shutdown();
    sqlite3_config(SQLITE_CONFIG_MALLOC, &memory().real);
    sqlite3_initialize();
}

void FaultyMemory::failAt(std::size_t nth, bool stays)
{
    memory().allocations = 0;
    memory().failing = nth;
    memory().stays = stays;
}

void FaultyMemory::heal()
{
    failAt(0, false);
}

std::size_t FaultyMemory::allocations()
{
    return memory().allocations;
}

} // namespace reminisce::test
