import { Button, TextareaControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useShareTexts } from './use-share-texts';
import type { Connection } from '@store/connections';
import { getName } from './connection-list';
import type { useSharing } from './use-sharing';

type Sharing = ReturnType< typeof useSharing >;

/**
 * Custom texts of accounts.
 *
 * @return Texts by id; those alone that differ.
 */
export const getCustomTexts = (
	connections: readonly Connection[]
): Record< string, string > =>
	Object.fromEntries(
		connections
			.filter( ( { message } ) => message.trim() !== '' )
			.map( ( { id, message } ) => [ id, message ] )
	);

/** Characters left at the network, as the server counts them; '' while unknown. */
function getHelp( left: number | undefined ): string {
	if ( left === undefined ) {
		return '';
	}
	return left < 0
		? sprintf(
				/* translators: %d: number of characters. */
				_n(
					'%d character too many. The end will be cut off.',
					'%d characters too many. The end will be cut off.',
					-left,
					'mainstreet-blocks'
				),
				-left
			)
		: sprintf(
				/* translators: %d: number of characters. */
				_n(
					'%d character remaining',
					'%d characters remaining',
					left,
					'mainstreet-blocks'
				),
				left
			);
}

type TextProps = {
	connection: Connection;
	isOpen: boolean;
	left: number | undefined;
	onToggle: () => void;
	onChange: ( text: string ) => unknown;
};

/** The custom text of one account; collapsed until it is opened. */
function OwnText( props: TextProps ) {
	const { connection, isOpen, left, onChange, onToggle } = props;
	const id = useInstanceId( OwnText, 'mainstreet-own-text' );
	const name = sprintf(
		/* translators: 1: name of an account, 2: name of a network. */
		__( '%1$s (%2$s)', 'mainstreet-blocks' ),
		getName( connection ),
		connection.service_label
	);
	return (
		<li style={ { marginBlock: 8, overflowWrap: 'anywhere' } }>
			<Button
				variant="link"
				aria-expanded={ isOpen }
				aria-controls={ isOpen ? id : undefined }
				style={ { minHeight: 24, textAlign: 'start' } }
				onClick={ onToggle }
			>
				{ sprintf(
					/* translators: %s: name of an account and of its network. */
					__( 'Custom text for %s', 'mainstreet-blocks' ),
					name
				) }
			</Button>
			{ isOpen && (
				<div id={ id } style={ { marginBlockStart: 8 } }>
					<TextareaControl
						__nextHasNoMarginBottom
						label={ sprintf(
							/* translators: %s: name of an account and of its network. */
							__( 'Text for %s', 'mainstreet-blocks' ),
							name
						) }
						placeholder={ __(
							'Defaults to the message above',
							'mainstreet-blocks'
						) }
						help={ getHelp( left ) }
						rows={ 4 }
						value={ connection.message }
						onChange={ onChange }
					/>
				</div>
			) }
		</li>
	);
}

type Props = {
	sharing: Sharing;
	connections: readonly Connection[];
	onChange: ( id: string, text: string ) => unknown;
};

/** Custom texts of the selected accounts. Those with a text are open initially. */
export function CustomTexts( { sharing, connections, onChange }: Props ) {
	const [ opened, setOpened ] = useState< Record< string, boolean > >( {} );
	const chosen = connections.filter(
		( { enabled, test_success: success } ) => enabled && success === true
	);
	const isOpen = ( { id, message }: Connection ) =>
		opened[ id ] ?? message !== '';
	const setOpen = ( id: string, isNow: boolean ) =>
		setOpened( { ...opened, [ id ]: isNow } );
	const texts = useShareTexts(
		chosen.some( isOpen )
			? {
					id: sharing.id,
					title: sharing.title,
					message: sharing.message,
					isThread: sharing.isThread && ! sharing.isPublished,
					messages: getCustomTexts( chosen ),
				}
			: null
	);
	return chosen.length > 0 ? (
		<ul
			aria-label={ __( 'Custom texts', 'mainstreet-blocks' ) }
			style={ { listStyle: 'none', margin: '8px 0 16px' } }
		>
			{ chosen.map( ( connection ) => (
				<OwnText
					key={ connection.id }
					connection={ connection }
					isOpen={ isOpen( connection ) }
					left={ texts.get( connection.id )?.left }
					onToggle={ () =>
						setOpen( connection.id, ! isOpen( connection ) )
					}
					onChange={ ( text ) => {
						// An emptied field stays open while it has the focus.
						setOpen( connection.id, true );
						onChange( connection.id, text );
					} }
				/>
			) ) }
		</ul>
	) : null;
}
