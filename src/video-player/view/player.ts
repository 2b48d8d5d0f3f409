import type { Data } from './data';

/** The player's parts. */
export type Player = {
	box: HTMLElement;
	video: HTMLVideoElement;
	data: Data;
	/** Returns an element of the control bar by class. PHP renders all of them. */
	part: < T extends HTMLElement >( name: string ) => T | null;
	/** Returns a button by its action. */
	button: ( act: string ) => HTMLButtonElement | null;
	/** Shows a message above the controls; '' hides it. */
	showMessage: ( text: string ) => void;
};

/**
 * Finds the player of a page.
 *
 * @param read Reads the data attribute.
 * @return Null where there is none, as on the page that says no.
 */
export function findPlayer(
	page: Document,
	read: ( json?: string ) => Data | null
): Player | null {
	const box = page.querySelector< HTMLElement >( '[data-player]' );
	const video = box?.querySelector( 'video' );
	const data = read( box?.dataset.player );
	if ( ! box || ! video || ! data ) {
		return null;
	}
	const part = < T extends HTMLElement >( name: string ) =>
		box.querySelector< T >( `.${ name }` );
	return {
		box,
		video,
		data,
		part,
		button: ( act ) => box.querySelector( `button[data-act=${ act }]` ),
		showMessage: ( text ) => {
			const note = part( 'note' );
			if ( note ) {
				note.textContent = text;
			}
		},
	};
}

/** Length of the video in seconds. For recordings without an index the server's value is used. */
export const getLength = ( { video, data }: Player ): number =>
	Number.isFinite( video.duration ) ? video.duration : data.duration;

/**
 * Seeks to a position within the video.
 *
 * @param seconds From the start; bounded here.
 */
export const seekTo = ( player: Player, seconds: number ): void => {
	player.video.currentTime = Math.max(
		0,
		Math.min( seconds, getLength( player ) || seconds )
	);
};
