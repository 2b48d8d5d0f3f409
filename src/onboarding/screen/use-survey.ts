import { useEffect, useRef, useState } from '@wordpress/element';
import { request } from '@shared/admin/request';
import { readBatch } from './types';
import { addBatch, EMPTY_SURVEY, type Survey } from './summary';

export type SurveyState = {
	/** Results so far; null before the survey has started. */
	survey: Survey | null;
	isBusy: boolean;
	/** Error message; '' for none. */
	error: string;
	/** Starts the survey, or continues it after an error. */
	start: () => void;
	stop: () => void;
};

/** Reads the posts of the site in batches, and collects the results. */
export function useSurvey(): SurveyState {
	const [ survey, setSurvey ] = useState< Survey | null >( null );
	const [ isBusy, setBusy ] = useState( false );
	const [ error, setError ] = useState( '' );
	const control = useRef< AbortController | null >( null );
	const place = useRef( { after: 0, survey: EMPTY_SURVEY } );

	const run = async ( { signal }: AbortController ) => {
		do {
			const answer = await request( '/start/survey', readBatch, {
				query: { after: place.current.after },
				signal,
			} );
			if ( signal.aborted ) {
				return;
			}
			if ( ! answer.ok ) {
				setError( answer.message );
				break;
			}
			place.current = {
				after: answer.value.next,
				survey: addBatch( place.current.survey, answer.value ),
			};
			setSurvey( place.current.survey );
		} while ( place.current.after > 0 );
		setBusy( false );
	};

	const start = () => {
		control.current?.abort();
		control.current = new AbortController();
		if ( place.current.after === 0 ) {
			place.current = { after: 0, survey: EMPTY_SURVEY };
			setSurvey( EMPTY_SURVEY );
		}
		setError( '' );
		setBusy( true );
		void run( control.current );
	};
	const stop = () => {
		control.current?.abort();
		setBusy( false );
	};
	useEffect( () => () => control.current?.abort(), [] );
	return { survey, isBusy, error, start, stop };
}
