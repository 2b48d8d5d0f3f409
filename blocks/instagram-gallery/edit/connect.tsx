import {
	Button,
	Notice,
	Placeholder,
	RadioControl,
} from '@wordpress/components';
import { useEffect, useState, type RefObject } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useFocusInBlock } from '@shared/embed-editor';
import { icon } from '../icon';
import type { Connection } from './responses';
import { getTitle } from './strings';

/** Option of the account list that connects a new account. */
const NEW_ACCOUNT = 'new';

type Props = {
	connections: Connection[];
	/** What went wrong; '' for nothing. */
	error: string;
	isConnecting: boolean;
	/** Opens the window that connects an account. */
	onConnect: () => void;
	/** Takes an account that is connected already. */
	onChoose: ( connection: Connection ) => void;
};

/**
 * Keeps arrow keys from the editor canvas, which would move the focus instead of changing the radio button.
 *
 * @param ref Element that contains the radio buttons.
 */
function useRadioArrows( ref: RefObject< HTMLElement | null > ): void {
	useEffect( () => {
		const form = ref.current;
		const onKey = ( event: KeyboardEvent ) => {
			if (
				event.key.startsWith( 'Arrow' ) &&
				form?.querySelector( 'input[type="radio"]:focus' )
			) {
				event.stopPropagation();
			}
		};
		// Not by React, which hears of keys when core has dealt with them.
		form?.addEventListener( 'keydown', onKey );
		return () => form?.removeEventListener( 'keydown', onKey );
	}, [ ref ] );
}

function getButtonText( isConnecting: boolean, isKnown: boolean ): string {
	if ( isConnecting ) {
		return __( 'Connecting…', 'mainstreet-blocks' );
	}
	return isKnown
		? __( 'Use this account', 'mainstreet-blocks' )
		: __( 'Connect to Instagram', 'mainstreet-blocks' );
}

/** Stands while no account is chosen. */
export function Connect( {
	connections,
	error,
	isConnecting,
	onConnect,
	onChoose,
}: Props ) {
	const ref = useFocusInBlock< HTMLDivElement >();
	useRadioArrows( ref );
	const [ chosen, setChosen ] = useState( '' );
	const known = connections.find( ( { token } ) => token === chosen );
	const hasChoice = connections.length > 0;
	return (
		<Placeholder
			icon={ icon }
			label={ getTitle() }
			instructions={
				hasChoice
					? undefined
					: __(
							'Connect Instagram to show your latest posts. This requires a professional account.',
							'mainstreet-blocks'
						)
			}
			notices={
				error ? (
					<Notice status="error" isDismissible={ false }>
						{ error }
					</Notice>
				) : undefined
			}
			className="wp-block-jetpack-instagram-gallery__connect"
		>
			{ /* Goes with its button; core's placeholder lays out what is in it. */ }
			<div ref={ ref } style={ { display: 'contents' } }>
				{ hasChoice && (
					<RadioControl
						label={ __(
							'Select your Instagram account',
							'mainstreet-blocks'
						) }
						selected={ chosen }
						options={ [
							...connections.map( ( { token, username } ) => ( {
								label: `@${ username }`,
								value: token,
							} ) ),
							{
								label: __(
									'Add a new account',
									'mainstreet-blocks'
								),
								value: NEW_ACCOUNT,
							},
						] }
						onChange={ setChosen }
					/>
				) }
				<Button
					__next40pxDefaultSize
					variant="primary"
					isBusy={ isConnecting }
					disabled={ isConnecting || ( hasChoice && chosen === '' ) }
					accessibleWhenDisabled
					onClick={ () =>
						known ? onChoose( known ) : onConnect()
					}
				>
					{ getButtonText( isConnecting, Boolean( known ) ) }
				</Button>
			</div>
		</Placeholder>
	);
}
