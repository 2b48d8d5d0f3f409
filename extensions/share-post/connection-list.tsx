import {
	Flex,
	FlexBlock,
	FlexItem,
	ToggleControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { isLocalImage } from '@shared/previews/is-local-image';
import type { Connection } from '@store/connections';

/** Sides of a profile's image, in pixels. */
const SIDE = 24;

const PICTURE = {
	display: 'block',
	width: SIDE,
	height: SIDE,
	borderRadius: '50%',
	objectFit: 'cover',
} as const;

/** Profile image, or the first letter of the name if there is none or it fails to load. */
function Picture( { src, name }: { src: string; name: string } ) {
	const [ hasFailed, setHasFailed ] = useState( false );
	return isLocalImage( src ) && ! hasFailed ? (
		<img
			src={ src }
			alt=""
			style={ PICTURE }
			referrerPolicy="no-referrer"
			onError={ () => setHasFailed( true ) }
		/>
	) : (
		<span
			aria-hidden="true"
			style={ {
				...PICTURE,
				background: '#f0f0f0',
				color: '#1e1e1e',
				textAlign: 'center',
				lineHeight: `${ SIDE }px`,
			} }
		>
			{ Array.from( name )[ 0 ] }
		</span>
	);
}

/** Display name of an account. */
export const getName = ( {
	display_name: name,
	username,
	id,
}: Connection ): string => name || username || id;

function Name( { connection }: { connection: Connection } ) {
	const name = getName( connection );
	return (
		<Flex as="span" align="center" gap={ 2 } justify="flex-start">
			<FlexItem as="span">
				<Picture src={ connection.profile_picture } name={ name } />
			</FlexItem>
			<FlexBlock as="span" style={ { overflowWrap: 'anywhere' } }>
				{ sprintf(
					/* translators: 1: name of an account, 2: name of a network. */
					__( '%1$s (%2$s)', 'mainstreet-blocks' ),
					name,
					connection.service_label
				) }
			</FlexBlock>
		</Flex>
	);
}

type Props = {
	connections: readonly Connection[];
	/** Whether the toggles are enabled. */
	isOn: boolean;
	onToggle: ( id: string ) => unknown;
};

/** The accounts, each with a toggle; those of broken accounts are disabled. */
export function ConnectionList( { connections, isOn, onToggle }: Props ) {
	return (
		<ul
			aria-label={ __( 'Connections', 'mainstreet-blocks' ) }
			style={ { margin: '0 0 16px', listStyle: 'none' } }
		>
			{ connections.map( ( connection ) => {
				const works = connection.test_success === true;
				return (
					<li key={ connection.id } style={ { marginBlock: 8 } }>
						<ToggleControl
							__nextHasNoMarginBottom
							label={ <Name connection={ connection } /> }
							help={ works ? undefined : connection.test_message }
							checked={ connection.enabled && isOn && works }
							disabled={
								! isOn || ! works || ! connection.toggleable
							}
							onChange={ () => onToggle( connection.id ) }
						/>
					</li>
				);
			} ) }
		</ul>
	);
}
