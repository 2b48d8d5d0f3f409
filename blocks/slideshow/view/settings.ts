/** Texts by key; a missing one is shown as its key. */
const TEXTS = {
	name: 'name',
	carousel: 'carousel',
	slide: 'slide',
	pause: 'pause',
	play: 'play',
	previous: 'previous',
	next: 'next',
	choose: 'choose',
	position: 'position',
	goTo: 'goTo',
};

/** Settings that PHP prints for a slideshow (class-slideshow-renderer.php). */
export type Settings = {
	effect: 'slide' | 'fade';
	autoplay: boolean;
	/** Seconds, 1 to 5. */
	delay: number;
	texts: typeof TEXTS;
};

function parse( json: string | undefined ): unknown {
	try {
		return JSON.parse( json ?? '' );
	} catch {
		return null;
	}
}

function readTexts( given: unknown ): Settings[ 'texts' ] {
	const texts = { ...TEXTS };
	for ( const [ key, text ] of Object.entries( Object( given ) ) ) {
		if ( typeof text === 'string' ) {
			Object.assign( texts, { [ key ]: text } );
		}
	}
	return texts;
}

/**
 * Reads the settings of a slideshow.
 *
 * @param json Contents of the data attribute; an author's markup may hold anything.
 */
export function readSettings( json: string | undefined ): Settings {
	const given: Record< string, unknown > = { ...Object( parse( json ) ) };
	const delay = Number( given.delay );
	return {
		effect: given.effect === 'fade' ? 'fade' : 'slide',
		autoplay: given.autoplay === true,
		delay: delay >= 1 && delay <= 5 ? delay : 3,
		texts: readTexts( given.texts ),
	};
}

/**
 * Inserts numbers into a translated text.
 *
 * @param text    Sentence with `%1$d`, `%2$d`.
 * @param numbers The numbers in order.
 */
export const fill = ( text: string, ...numbers: number[] ): string =>
	numbers.reduce(
		( filled, number, index ) =>
			filled.replace( `%${ index + 1 }$d`, String( number ) ),
		text
	);
