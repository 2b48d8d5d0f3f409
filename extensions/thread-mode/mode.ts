import { store as blockEditorStore } from '@wordpress/block-editor';
import { throttle } from '@wordpress/compose';
import { dispatch, select, subscribe } from '@wordpress/data';
import { threadStore, type EditorBlock } from '@store/thread';
import { removePartMarkers, drawPartMarkers } from './canvas';
import { hidePartMarkers, showPartMarkers } from './format';

/** Milliseconds between two requests. */
const PAUSE = 2000;

let end: ( () => void ) | null = null;

const getBlocks = (): readonly EditorBlock[] =>
	select( blockEditorStore ).getBlocks();

/** Splits the post into a thread, and again when blocks change. */
export function start(): void {
	if ( end ) {
		return;
	}

	const ask = throttle( () => {
		void dispatch( threadStore ).parseThread( getBlocks() );
	}, PAUSE );
	showPartMarkers();
	ask();
	let seen = getBlocks();
	const ends = [
		subscribe( () => {
			const blocks = getBlocks();
			if ( blocks !== seen ) {
				seen = blocks;
				ask();
			}
		}, blockEditorStore ),
		subscribe(
			() => drawPartMarkers( select( threadStore ).getEnds() ),
			threadStore
		),
		ask.cancel,
	];
	end = () => ends.forEach( ( finish ) => finish() );
}

/** Stops thread mode, and removes its styles and formats. */
export function stop(): void {
	if ( ! end ) {
		return;
	}
	end();
	end = null;
	hidePartMarkers();
	removePartMarkers();
	void dispatch( threadStore ).clearThread();
}
