/** A line of times in SubRip: hours, minutes, seconds, a comma, milliseconds; what stands behind is a place on the screen. */
const TIMES =
	/^[ \t]*(\d{1,2}):(\d{2}):(\d{2})[,.](\d{1,3})[ \t]*-->[ \t]*(\d{1,2}):(\d{2}):(\d{2})[,.](\d{1,3}).*$/;

const toTime = ( parts: readonly string[] ): string => {
	const [ hours = '', minutes = '', seconds = '', rest = '' ] = parts;
	return `${ hours.padStart( 2, '0' ) }:${ minutes }:${ seconds }.${ rest.padEnd( 3, '0' ) }`;
};

/** A line of text. Bold, italics and underline are the same in both formats; colors, fonts and places are not. */
const toText = ( line: string ): string =>
	line
		.replace( /\{\\[^}]*\}/g, '' )
		.replace( /<\/?font[^>]*>/gi, '' )
		.replace( /&(?!(?:amp|lt|gt|nbsp|lrm|rlm);)/g, '&amp;' )
		.replace( /<(?!\/?[biu]>)/gi, '&lt;' )
		.replace( /-->/g, '--&gt;' );

/**
 * Turns subtitles in the SubRip format into WebVTT, which browsers read.
 *
 * @param srt Text of the file.
 * @return Null for what has no times of SubRip.
 */
export function convertSrt( srt: string ): string | null {
	let cues = 0;
	const lines = srt
		.replace( /^\uFEFF/, '' )
		.replace( /\r\n?/g, '\n' )
		.trim()
		.split( '\n' )
		.map( ( line ) => {
			const [ , ...parts ] = TIMES.exec( line ) ?? [];
			if ( parts.length === 0 ) {
				return toText( line );
			}
			cues++;
			return `${ toTime( parts.slice( 0, 4 ) ) } --> ${ toTime( parts.slice( 4 ) ) }`;
		} );
	return cues > 0 ? `WEBVTT\n\n${ lines.join( '\n' ) }\n` : null;
}

const readBytes = ( file: File ): Promise< ArrayBuffer > =>
	new Promise( ( resolve, reject ) => {
		const reader = new FileReader();
		reader.onload = () =>
			reader.result instanceof ArrayBuffer
				? resolve( reader.result )
				: reject( new Error() );
		reader.onerror = () => reject( reader.error );
		reader.readAsArrayBuffer( file );
	} );

/** Text of a file: UTF-8, or what older programs for Windows write. */
function decode( bytes: ArrayBuffer ): string {
	try {
		return new TextDecoder( 'utf-8', { fatal: true } ).decode( bytes );
	} catch {
		return new TextDecoder( 'windows-1252' ).decode( bytes );
	}
}

/**
 * A file of a text track as the server takes it.
 *
 * @param file File that was chosen.
 * @return The file itself if it is WebVTT; null for a file with the ending of SubRip that is none.
 */
export async function toTrackFile( file: File ): Promise< File | null > {
	if ( ! /\.srt$/i.test( file.name ) ) {
		return file;
	}
	const text = convertSrt( decode( await readBytes( file ) ) );
	return text === null
		? null
		: new File( [ text ], file.name.replace( /\.srt$/i, '.vtt' ), {
				type: 'text/vtt',
			} );
}
