/** Elements of a player. */
export type Parts = {
	audio: HTMLAudioElement;
	controls: HTMLElement;
	play: HTMLButtonElement;
	slider: HTMLInputElement;
	speed: HTMLSelectElement;
	time: HTMLElement;
	duration: HTMLElement;
	message: HTMLElement;
	error: HTMLElement;
	/** Optional parts. */
	current: HTMLElement | null;
	notes: HTMLElement | null;
	more: HTMLElement | null;
	/** One for each episode. */
	links: HTMLElement[];
};

/**
 * Finds the parts of a player.
 *
 * @param root Player as Podcast_Player_Renderer (PHP) prints it.
 * @return Null if one is missing: then the browser's own controls stay.
 */
export function findParts( root: HTMLElement ): Parts | null {
	const find = < Part extends Element = HTMLElement >( selector: string ) =>
		root.querySelector< Part >( selector );
	const named = ( name: string ) =>
		find( `.jetpack-podcast-player__${ name }` );
	const audio = find< HTMLAudioElement >( 'audio' );
	const controls = named( 'controls' );
	const play = find< HTMLButtonElement >( '[data-act]' );
	const slider = find< HTMLInputElement >( 'input' );
	const speed = find< HTMLSelectElement >( 'select' );
	const time = named( 'time' );
	const duration = named( 'duration' );
	const message = named( 'message' );
	const error = named( 'track-error' );
	return audio &&
		controls &&
		play &&
		slider &&
		speed &&
		time &&
		duration &&
		message &&
		error
		? {
				audio,
				controls,
				play,
				slider,
				speed,
				time,
				duration,
				message,
				error,
				current: named( 'current-track-title' ),
				notes: named( 'track-description' ),
				more: named( 'more' ),
				links: [
					...root.querySelectorAll< HTMLElement >(
						'.jetpack-podcast-player__link'
					),
				],
			}
		: null;
}
