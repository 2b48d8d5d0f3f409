import { useEffect, useState } from '@wordpress/element';
import { previewImport } from './api';
import type { Columns, Preview } from './types';

type State = {
	file: File | null;
	preview: Preview | null;
	error: string;
	isBusy: boolean;
};

const NOTHING: State = { file: null, preview: null, error: '', isBusy: false };

/**
 * Loads the preview of a file.
 *
 * @param encoding Encoding the person chose; '' to let the server detect it.
 * @param columns  What the person said that columns hold.
 */
export function usePreview(
	file: File | null,
	encoding: string,
	columns: Columns
): State {
	const [ state, setState ] = useState( NOTHING );
	useEffect( () => {
		if ( ! file ) {
			setState( NOTHING );
			return undefined;
		}
		const controller = new AbortController();
		// The last preview of the same file stays until the next one is loaded.
		setState( ( last ) => ( {
			...( last.file === file ? last : NOTHING ),
			file,
			error: '',
			isBusy: true,
		} ) );
		previewImport( { file, encoding, columns }, controller.signal ).then(
			( result ) => {
				if ( controller.signal.aborted ) {
					return;
				}
				setState( ( last ) => ( {
					...last,
					isBusy: false,
					...( result.ok
						? { preview: result.value }
						: {
								error:
									Object.values( result.fields )[ 0 ] ??
									result.message,
							} ),
				} ) );
			}
		);
		return () => controller.abort();
	}, [ file, encoding, columns ] );
	return state;
}
