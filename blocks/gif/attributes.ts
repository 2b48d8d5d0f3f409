import { toText } from '@shared/guards';
import { readGif, toFrame } from './gif';

export const PADDING_DEFAULT = '56.2%';

/** What is drawn. */
export type GifState = {
	/** Address of the frame; '' while there is none, or none of GIPHY's. */
	src: string;
	/** What was searched for or pasted. */
	text: string;
	caption: string;
	paddingTop: string;
};

/** A share of the width from 1 to 1000 per cent; the default for all else. */
export const parsePadding = ( value: unknown ): string => {
	const padding = toText( value );
	const number = /^\d{1,4}(?:\.\d{1,10})?%$/.test( padding )
		? parseFloat( padding )
		: 0;
	return number >= 1 && number <= 1000 ? padding : PADDING_DEFAULT;
};

/**
 * Reads the stored attributes, as Gif_Block does on the page.
 *
 * @param attributes Attributes as parsed; old posts may hold anything.
 */
export function normalize( attributes: Record< string, unknown > ): GifState {
	const id =
		readGif( attributes.giphyUrl )?.id ?? readGif( attributes.gifUrl )?.id;
	return {
		src: id ? toFrame( id ) : '',
		text: toText( attributes.searchText ),
		caption: toText( attributes.caption ),
		paddingTop: parsePadding( attributes.paddingTop ),
	};
}
