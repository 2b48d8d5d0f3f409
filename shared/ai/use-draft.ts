import apiFetch from '@wordpress/api-fetch';
import { speak } from '@wordpress/a11y';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getErrorMessage } from '@shared/api';

/** Last part of a route (src/ai/class-ai-controller.php). */
export type Task =
	'alternative-text' | 'form' | 'seo-description' | 'share-message';

/**
 * Asks the server for a draft. A pending request is canceled when the component is removed.
 *
 * @param task    What to draft.
 * @param onDraft Called with the response; the function of the last render, as the author may write meanwhile.
 */
export function useDraft( task: Task, onDraft: ( draft: unknown ) => void ) {
	const [ isBusy, setIsBusy ] = useState( false );
	const [ error, setError ] = useState( '' );
	const pending = useRef< AbortController | null >( null );
	const latest = useRef( onDraft );
	useEffect( () => {
		latest.current = onDraft;
	} );
	useEffect( () => () => pending.current?.abort(), [] );

	const cancel = () => {
		pending.current?.abort();
		pending.current = null;
		setIsBusy( false );
	};
	const ask = async ( data: Record< string, unknown > ) => {
		cancel();
		const controller = new AbortController();
		const { signal } = controller;
		pending.current = controller;
		setError( '' );
		setIsBusy( true );
		speak( __( 'Drafting…', 'mainstreet-blocks' ) );
		try {
			const draft = await apiFetch< unknown >( {
				path: `/mainstreet/v1/ai/${ task }`,
				method: 'POST',
				data,
				signal,
			} );
			if ( ! signal.aborted ) {
				latest.current( draft );
				speak( __( 'Draft inserted.', 'mainstreet-blocks' ) );
			}
		} catch ( thrown ) {
			if ( ! signal.aborted ) {
				setError(
					getErrorMessage(
						thrown,
						__(
							'The draft could not be written. Please try again.',
							'mainstreet-blocks'
						)
					)
				);
			}
		}
		if ( ! signal.aborted ) {
			setIsBusy( false );
		}
	};
	return { isBusy, error, ask, cancel };
}
