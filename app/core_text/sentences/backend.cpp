// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/core_text/sentences.h"

#include <QtGlobal>

namespace reminisce::app {

// What backends and the Lab say.
CoreSentences backendSentences()
{
    static constexpr std::array kSentences = {
        QT_TRANSLATE_NOOP("Core", "The backend “{}” sent an answer in a form that is not understood. Is the address "
                                  "that of a server for chats?"),
        QT_TRANSLATE_NOOP(
            "Core",
            "The backend “{}” sent a part of its answer in a form that cannot be read; the rest may not be whole."),
        QT_TRANSLATE_NOOP("Core", "The backend “{}” ended its answer in the middle."),
        QT_TRANSLATE_NOOP("Core", "The backend “{}” has no chat model. Choose one in the settings."),
        QT_TRANSLATE_NOOP("Core", "The backend “{}” has no embedding model. Choose one in the settings."),
        QT_TRANSLATE_NOOP("Core", "The backend “{}” has no rerank model. Choose one in the settings."),
        QT_TRANSLATE_NOOP("Core", "“{}” answers and offers {} models. Choose one."),
        QT_TRANSLATE_NOOP("Core", "“{}” chats with {}."),
        QT_TRANSLATE_NOOP("Core", "“{}” embeds with {} ({} dimensions)."),
        QT_TRANSLATE_NOOP("Core", "“{}” reranks with {}."),
        QT_TRANSLATE_NOOP("Core", "Text that is sent there leaves this machine."),
        QT_TRANSLATE_NOOP(
            "Core",
            "The connection to {} is not encrypted: passages, questions and the key can be read on the way. {}"),
        QT_TRANSLATE_NOOP("Core", "The backend “{}” gave no vector. Check that the model is one that embeds."),
        QT_TRANSLATE_NOOP("Core", "The backend “{}” has another model behind the name “{}” than the one that made the "
                                  "archive's vectors, so they cannot be compared. Make the vectors anew."),
        QT_TRANSLATE_NOOP("Core", "Nothing answers at {}. Is the server running?"),
        QT_TRANSLATE_NOOP("Core", "The address {} cannot be found. Check it and the network."),
        QT_TRANSLATE_NOOP("Core", "{} did not accept a connection in time. Is it reachable?"),
        QT_TRANSLATE_NOOP("Core", "The secure connection to {} was refused, because its certificate could not be "
                                  "verified. Nothing was sent."),
        QT_TRANSLATE_NOOP("Core", "The connection to {} broke off."),
        QT_TRANSLATE_NOOP("Core", "The network library could not be started."),
        QT_TRANSLATE_NOOP("Core", "The reply of {} is too long."),
        QT_TRANSLATE_NOOP(
            "Core",
            "{} took the request and did not begin to answer within {} s. It may be busy or still loading the model."),
        QT_TRANSLATE_NOOP("Core", "{} stopped sending in the middle of its answer."),
        QT_TRANSLATE_NOOP("Core", "The address of the request is not one of http or https."),
        QT_TRANSLATE_NOOP("Core", "{} wants to send the request on to another address. That was refused and nothing "
                                  "was sent there. Enter the final address in the settings."),
        QT_TRANSLATE_NOOP("Core", "The backend “{}” does not say how long the context of “{}” is."),
        QT_TRANSLATE_NOOP(
            "Core",
            "The backend “{}” did not say that the model “{}” is complete. Try again; what has arrived is kept there."),
        QT_TRANSLATE_NOOP("Core",
                          "The backend “{}” sent a vector that cannot be used: {}. Is the model an embedding model?"),
        QT_TRANSLATE_NOOP("Core", "Text {} could not be embedded. {}"),
        QT_TRANSLATE_NOOP("Core", "The backend “{}” did not score every passage. Is the model a reranker?"),
        QT_TRANSLATE_NOOP("Core", "The key for the backend “{}” holds characters that no key has (blanks or line "
                                  "breaks, perhaps from copying). Enter it again."),
        QT_TRANSLATE_NOOP("Core", "The backend “{}” wants a key and none was sent.{} Enter one in the settings."),
        QT_TRANSLATE_NOOP("Core", "The backend “{}” refuses the key.{} Check it in the settings."),
        QT_TRANSLATE_NOOP(
            "Core", "The backend “{}” does not know {}.{} Choose another one in the settings, or install it there."),
        QT_TRANSLATE_NOOP("Core", "The request is too long for {} of the backend “{}”.{} Ask with fewer passages, or "
                                  "give the model a larger context."),
        QT_TRANSLATE_NOOP("Core",
                          "The quota of the backend “{}” is used up.{} Waiting does not help; check the account."),
        QT_TRANSLATE_NOOP("Core", "The backend “{}” is asked too often.{} Try again in a while."),
        QT_TRANSLATE_NOOP("Core",
                          "The backend “{}” is asked too often and wants {} s of rest.{} Try again after that."),
        QT_TRANSLATE_NOOP("Core", "At the address of the backend “{}” there is no such service (HTTP 404).{} Check the "
                                  "address in the settings."),
        QT_TRANSLATE_NOOP("Core", "The backend “{}” failed (HTTP {}).{} Try again, or look at its own log."),
        QT_TRANSLATE_NOOP("Core", "The backend “{}” does not accept the request (HTTP {}).{}"),
        QT_TRANSLATE_NOOP("Core", "The backend “{}” reports an error.{}"),
        QT_TRANSLATE_NOOP("Core", "The backend “{}” cannot be used: {}"),
        QT_TRANSLATE_NOOP("Core", "The backend “{}” sent something that is not the JSON expected. Is the address that "
                                  "of an OpenAI-compatible server?"),
        QT_TRANSLATE_NOOP("Core", "It said: “{}”."),
        QT_TRANSLATE_NOOP("Core", "the model"),
        QT_TRANSLATE_NOOP("Core", "the model “{}”"),
        QT_TRANSLATE_NOOP("Core", "A backend needs a name, in one line."),
        QT_TRANSLATE_NOOP("Core", "The name “built-in” is taken: it means answering without a backend."),
        QT_TRANSLATE_NOOP("Core", "The name of a model cannot hold line breaks."),
        QT_TRANSLATE_NOOP("Core",
                          "The length of the context is a number of tokens, such as 8192; 0 leaves it to the program."),
        QT_TRANSLATE_NOOP("Core", "The place of the key has to be the name of an environment variable, such as "
                                  "OPENAI_API_KEY, never the key itself."),
        QT_TRANSLATE_NOOP("Core", "The list of backends {} cannot be read."),
        QT_TRANSLATE_NOOP("Core", "The list of backends {} is damaged. Delete it and add the backends again."),
        QT_TRANSLATE_NOOP("Core", "The list of backends cannot be written to {}: {}. Nothing was changed."),
        QT_TRANSLATE_NOOP("Core", "There is no backend “{}”; none is configured yet."),
        QT_TRANSLATE_NOOP("Core", "There is no backend “{}”. Configured are: {}."),
        QT_TRANSLATE_NOOP("Core",
                          "The key for the backend “{}” should be in the environment variable {}, which is not set."),
        QT_TRANSLATE_NOOP("Core", "The built-in emotion model is damaged. Install Reminisce again."),
        QT_TRANSLATE_NOOP("Core", "“{}” chats with {}; {}."),
        QT_TRANSLATE_NOOP("Core", "“{}” embeds with {} ({} dimensions); {}."),
        QT_TRANSLATE_NOOP("Core", "embeds with {} ({} dimensions)"),
        QT_TRANSLATE_NOOP("Core", "embeds with {} ({} dimensions); reranks with {}"),
        QT_TRANSLATE_NOOP("Core", "reranks with {}"),
        QT_TRANSLATE_NOOP("Core", "{} ({} tokens of context), which calls functions"),
        QT_TRANSLATE_NOOP("Core", "{}, which calls functions"),
        QT_TRANSLATE_NOOP("Core",
                          "{} ({} tokens of context), which calls no functions (the workflow “react” suits it)"),
        QT_TRANSLATE_NOOP("Core", "{}, which calls no functions (the workflow “react” suits it)"),
        QT_TRANSLATE_NOOP("Core", "{} ({} tokens of context)"),
        QT_TRANSLATE_NOOP("Core", "No temporary directory could be made for the evaluation. Is the disk full?"),
        QT_TRANSLATE_NOOP("Core", "The file \"{}\" cannot be read."),
        QT_TRANSLATE_NOOP("Core", "{} answers without a model."),
        QT_TRANSLATE_NOOP("Core", "{} texts are embedded to compare them."),
        QT_TRANSLATE_NOOP("Core", "Questions and passages are sent to {}."),
        QT_TRANSLATE_NOOP("Core", "“{}” judges its own answers, which favours them. Another judge says more."),
        QT_TRANSLATE_NOOP("Core", "There is no prompt “{}”. Prompts: {}."),
        QT_TRANSLATE_NOOP("Core", "{} answers take about {} requests with {} tokens of prompts and {} of replies."),
        QT_TRANSLATE_NOOP("Core", "The archive has no vectors of the backend “{}”. Run `reindex --backend {}` first."),
        QT_TRANSLATE_NOOP("Core", "A stored answer of the Lab cannot be read. Delete the run."),
        QT_TRANSLATE_NOOP("Core", "The dataset has no category “{}”. Categories: {}."),
        QT_TRANSLATE_NOOP("Core", "The dataset “{}” has changed since this run began. Start a new run."),
        QT_TRANSLATE_NOOP("Core", "The dataset holds no question. Choose another one."),
        QT_TRANSLATE_NOOP("Core", "Stopped; the run can be continued."),
        QT_TRANSLATE_NOOP("Core", "The run ended unexpectedly. Please report this."),
        QT_TRANSLATE_NOOP("Core", "There is no workflow “{}”. Workflows: {}."),
        QT_TRANSLATE_NOOP("Core", "Choose at least one workflow that is to be measured."),
        QT_TRANSLATE_NOOP("Core", "Choose at least one way of finding passages."),
        QT_TRANSLATE_NOOP("Core", "The number of passages must be 1 to 1000, and the share of the vector arm 0 to 1."),
        QT_TRANSLATE_NOOP("Core", "The workflow “{}” needs a backend that chats. Name one with --backend."),
        QT_TRANSLATE_NOOP("Core", "The settings of a stored run cannot be read. Delete the run."),
        QT_TRANSLATE_NOOP("Core",
                          "The Lab is running in another window or program. Wait until it has finished, or stop it."),
        QT_TRANSLATE_NOOP("Core", "There are no runs of the Lab yet. Start one with `evaluate answers`."),
        QT_TRANSLATE_NOOP("Core", "There is no run “{}”. `evaluate runs` lists those there are."),
        QT_TRANSLATE_NOOP(
            "Core",
            "The two have no question in common, so they cannot be compared. Choose runs over the same dataset."),
        QT_TRANSLATE_NOOP("Core", "The embedding backend gave another number of vectors than texts."),
        QT_TRANSLATE_NOOP("Core", "The judge “{}” gave no score from 0 to 10. Choose another model as judge."),
        QT_TRANSLATE_NOOP("Core", "The backend “{}” gives one vector per text, so BERTScore cannot be measured. A "
                                  "llama.cpp server started with --pooling none gives one per token."),
        QT_TRANSLATE_NOOP("Core", "The backend “{}” gave vectors of different lengths."),
        QT_TRANSLATE_NOOP("Core", "The backend “{}” gave a vector that is not made of numbers."),
        QT_TRANSLATE_NOOP("Core", "“{}” does not end in .html, .json or .csv, so it is not known what to write."),
        QT_TRANSLATE_NOOP("Core",
                          "The report could not be written to “{}”. Check the folder and the space on the disk."),
        QT_TRANSLATE_NOOP("Core", "Evidence \"{}\" does not exist in the dataset and was ignored."),
        QT_TRANSLATE_NOOP("Core", "There is no dataset file \"{}\"."),
        QT_TRANSLATE_NOOP("Core", "The dataset \"{}\" cannot be read."),
        QT_TRANSLATE_NOOP("Core",
                          "The file \"{}\" is not a dataset of the format \"{}\". Check the file and --format."),
    };
    return kSentences;
}

} // namespace reminisce::app
