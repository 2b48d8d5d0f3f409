import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useShareNow } from './use-share-now';

type Props = {
	id: number;
	isPublished: boolean;
	message: string;
	/** Custom texts by account ID. */
	messages: Readonly< Record< string, string > >;
	/** IDs of skipped accounts. */
	skipped: readonly string[];
	/** Id of the newest share that is shown; 0 for a post that was not shared yet. */
	known: number;
	/** Whether a share is pending or the state is unknown: sharing now might post twice. */
	isWaiting: boolean;
	/** Whether no account is selected. */
	disabled: boolean;
	onShared: () => void;
};

/** Shares a published post, or shares it again. */
export function ShareNow( {
	disabled,
	isWaiting,
	onShared,
	...sharing
}: Props ) {
	const { isFetching, failures, shareNow } = useShareNow( onShared );
	// The button stays and is disabled, because it may have the focus.
	const [ isOffered, setIsOffered ] = useState( false );
	if ( ! isWaiting && ! isOffered ) {
		setIsOffered( true );
	}
	return (
		<>
			{ isOffered && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					isBusy={ isFetching }
					disabled={ disabled || isFetching || isWaiting }
					accessibleWhenDisabled
					onClick={ () => void shareNow( sharing ) }
				>
					{ sharing.known
						? __( 'Share again', 'mainstreet-blocks' )
						: __( 'Share post', 'mainstreet-blocks' ) }
				</Button>
			) }
			{ failures.length > 0 && (
				<div role="alert">
					{ failures.map( ( failure ) => (
						<p key={ failure }>{ failure }</p>
					) ) }
				</div>
			) }
		</>
	);
}
