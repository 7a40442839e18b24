import type { ChatStatusEvent } from '@/lib/contracts/chat/chat';
import type { ChatService, ChatVisitor } from './chat.service';
import type { ChatStreams } from './chat.streams';

/** A receiver of events: a response that stays open. */
type Sink = { send(event: { event: string; id?: number; data: unknown }): void; end(): void };
type Started = { stop: () => void; onHeartbeat: () => void };
export type ChatEvents = ReturnType<typeof createChatEvents>;

/** Runs work once at a time; a request during a run starts one more run after it. */
function oneAtATime(work: () => Promise<void>, onFailure: () => void): () => void {
  let isRunning = false;
  let isRequested = false;
  const run = async (): Promise<void> => {
    if (isRunning) {
      isRequested = true;
      return;
    }
    isRunning = true;
    try {
      do {
        isRequested = false;
        await work();
      } while (isRequested);
    } catch {
      onFailure();
    } finally {
      isRunning = false;
    }
  };
  return () => void run();
}

/** Events for the followers of a conversation. */
export function createChatEvents(chat: ChatService, streams: ChatStreams) {
  return {
    /**
     * Sends the visitor's messages after one as they come, and the state of the conversation when it changes. A signal only means that
     * something has changed; what is sent is read from the database, so that nothing is lost however late the signal comes.
     * @throws ApiError 404 before a conversation was started, 503
     */
    follow: async (visitor: ChatVisitor, afterId: number | null, sink: Sink): Promise<Started> => {
      const { id: threadId } = await chat.getThread(visitor);
      let sentId = afterId ?? (await chat.lastId(threadId));
      let sentStatus = '';
      const update = oneAtATime(async () => {
        for (const message of await chat.since(threadId, sentId)) {
          sink.send({ event: 'message', id: message.id, data: message });
          sentId = message.id;
        }
        const [status, is_online] = [await chat.currentStatus(threadId), await chat.isOnline()];
        // The conversation became part of another one, or was deleted.
        if (!status) return sink.end();
        const data: ChatStatusEvent = { ...status, is_online };
        const written = JSON.stringify(data);
        if (written !== sentStatus) sink.send({ event: 'status', data });
        sentStatus = written;
      }, sink.end);
      const stop = await streams.follow({ threadId, onChange: update, end: sink.end });
      update();
      return { stop, onHeartbeat: update };
    },

    /** Sends the ids of conversations as they change; 0 where it is unknown which did. */
    followAll: async (onHeartbeat: () => void, sink: Sink): Promise<Started> => {
      const onChange = (id: number | null) => sink.send({ event: 'thread', data: { id: id ?? 0 } });
      return { stop: await streams.follow({ threadId: null, onChange, end: sink.end }), onHeartbeat };
    },
  };
}
