import type { Rules } from './state';

/** Settings that class-story-renderer.php prints; PHP has normalized them. */
export type Settings = Rules & {
	imageTime: number;
	startMuted: boolean;
	playOnLoad: boolean;
	loadInFullscreen: boolean;
	blurredBackground: boolean;
	showSlideCount: boolean;
	showProgressBar: boolean;
	cropUpTo: number;
	volume: number;
	maxBullets: number;
	maxBulletsFullscreen: number;
	texts: Record<
		| 'name'
		| 'start'
		| 'again'
		| 'slide'
		| 'play'
		| 'pause'
		| 'replay'
		| 'mute'
		| 'unmute'
		| 'enter'
		| 'exit'
		| 'previous'
		| 'next'
		| 'choose'
		| 'goTo'
		| 'position'
		| 'end',
		string
	>;
};

/**
 * Reads the settings.
 *
 * @param json Attribute of the story.
 * @return Null where they are none, as whoever writes a post can write attributes.
 */
export function readSettings( json = '' ): Settings | null {
	try {
		const settings = JSON.parse( json );
		return settings.volume >= 0 &&
			settings.volume <= 1 &&
			Object.values( settings.texts ).every(
				( text ) => typeof text === 'string'
			)
			? settings
			: null;
	} catch {
		return null;
	}
}

/**
 * Inserts numbers into a translated text.
 *
 * @param text    With `%1$d` and `%2$d`.
 * @param numbers What stands for them.
 */
export const fill = ( text = '', ...numbers: number[] ): string =>
	text.replace( /%(\d)\$d/g, ( _, place ) => `${ numbers[ place - 1 ] }` );
