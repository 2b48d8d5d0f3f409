import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import type { ThreadPart } from '@shared/previews';
import { threadStore } from '@store/thread';
import { useThreadParts } from '@store/thread/use-parts';

type Answer = {
	/** Posts of the thread; null while unknown. */
	parts: readonly ThreadPart[] | null;
	/** What went wrong; null while all is well. */
	error: unknown;
	retry: () => void;
};

/** The posts of the thread, from the store that thread mode updates; requested if they are not there yet. */
export function useThread(): Answer {
	const { select } = useRegistry();
	const { parseThread } = useDispatch( threadStore );
	const parts = useThreadParts();
	const { status, error } = useSelect( ( get ) => {
		const { getStatus, getError } = get( threadStore );
		return { status: getStatus(), error: getError() };
	}, [] );
	const ask = () =>
		void parseThread( select( blockEditorStore ).getBlocks() );
	useEffect( () => {
		if ( status === 'idle' ) {
			ask();
		}
		// Once, when it is shown.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [] );
	const hasFailed = status === 'failed';
	const isKnown = ! hasFailed && ( status === 'ready' || parts.length > 0 );
	return {
		parts: isKnown ? parts : null,
		error: hasFailed ? { message: error } : null,
		retry: ask,
	};
}
