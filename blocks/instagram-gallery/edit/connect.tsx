import {
	Button,
	Notice,
	Placeholder,
	RadioControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useFocusInBlock } from '@shared/embed-editor';
import { icon } from '../icon';
import type { Connection } from './answers';
import { getTitle } from './strings';

/** Stands in the list of accounts for one that is not there yet. */
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

/** Stands while no account is chosen. */
export function Connect( {
	connections,
	error,
	isConnecting,
	onConnect,
	onChoose,
}: Props ) {
	const ref = useFocusInBlock< HTMLDivElement >();
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
							'Connect a professional Instagram account to show its newest pictures.',
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
					{ isConnecting
						? __( 'Connecting…', 'mainstreet-blocks' )
						: __( 'Connect to Instagram', 'mainstreet-blocks' ) }
				</Button>
			</div>
		</Placeholder>
	);
}
