import { useEffect, useRef, useState } from '@wordpress/element';
import { continueImport, startImport, type ImportFile } from './api';
import type { Progress } from './types';

/**
 * Imports a file, part by part. The server continues by itself after the screen is left.
 *
 * @param onDone Gets what came of it.
 */
export function useImport( onDone: ( progress: Progress ) => void ) {
	const [ progress, setProgress ] = useState< Progress | null >( null );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ error, setError ] = useState( '' );
	const isGone = useRef( false );
	useEffect( () => {
		isGone.current = false;
		return () => {
			isGone.current = true;
		};
	}, [] );

	const run = async (
		file: ImportFile,
		statement: string
	): Promise< void > => {
		setIsBusy( true );
		setError( '' );
		let result = await startImport( file, statement );
		while ( result.ok && ! result.value.isFinished && ! isGone.current ) {
			setProgress( result.value );
			result = await continueImport( result.value.batch );
		}
		if ( isGone.current ) {
			return;
		}
		setIsBusy( false );
		if ( result.ok ) {
			onDone( result.value );
		} else {
			setError( Object.values( result.fields )[ 0 ] ?? result.message );
		}
	};

	return { progress, isBusy, error, run };
}
