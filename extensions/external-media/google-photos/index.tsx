import { Spinner, VisuallyHidden } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { LibraryModal } from '../library-modal';
import { useMediaCopy } from '../use-media-copy';
import { usePages } from '../use-pages';
import { useSelection } from '../use-selection';
import type { ModalProps } from '../types';
import { Account } from './account';
import { Connect } from './connect';
import { StartPicker } from './start-picker';
import { PickedItems } from './picked-items';
import { useConnection } from './use-connection';
import { useFocus } from './use-focus';
import { usePicker } from './use-picker';
import { getInitialSelection, isAllowed } from './allowed-media';

/** The dialog for Google Photos: connect, pick in Google's window, choose from the picked items. */
export function PickerModal( {
	source,
	isMultiple,
	wanted,
	getPresent,
	onInsert,
	onClose,
}: ModalProps ) {
	const connection = useConnection();
	const { lose, disconnect, status, ...account } = connection;
	const selection = useSelection( isMultiple );
	const picked = usePages( source, lose );
	const copying = useMediaCopy( source, lose );
	/** Session whose items have not been inserted yet. */
	const fresh = useRef( '' );
	const picker = usePicker( {
		onPicked: ( id ) => {
			fresh.current = id;
			picked.ask( { session_id: id } );
		},
		onMustConnect: lose,
	} );
	const { items } = picked;
	const { setSelected } = selection;
	useEffect( () => {
		if ( fresh.current && items.length > 0 ) {
			fresh.current = '';
			const usable = items.filter( ( item ) =>
				isAllowed( wanted, item )
			);
			setSelected( getInitialSelection( usable, isMultiple ) );
		}
	}, [ items, wanted, isMultiple, setSelected ] );

	const insert = async () => {
		const media = await copying.copy( selection.selected, getPresent );
		if ( media ) {
			onClose();
			onInsert( media );
		}
	};
	const leave = async () => {
		if ( await disconnect() ) {
			picker.cancel();
			picked.clear();
			setSelected( [] );
		}
	};
	const hasPicks = items.length > 0 || picked.isLoading || !! picked.error;
	const part = useFocus(
		[ status, picker.status, items.length > 0 ].join(),
		! picked.isLoading
	);
	return (
		<LibraryModal isCopying={ copying.isCopying } onClose={ onClose }>
			{ status === 'in' && (
				<Account
					{ ...account }
					isDisabled={ copying.isCopying }
					onDisconnect={ () => void leave() }
				/>
			) }
			<div ref={ part } className="mainstreet-external-media__picker">
				{ status === 'loading' && (
					<div role="status">
						<Spinner />
						<VisuallyHidden>
							{ __( 'Loading…', 'mainstreet-blocks' ) }
						</VisuallyHidden>
					</div>
				) }
				{ status === 'in' && (
					<StartPicker
						picker={ picker }
						isAgain={ hasPicks }
						isDisabled={ copying.isCopying || connection.isLeaving }
					/>
				) }
				{ status === 'in' && hasPicks && (
					<PickedItems
						picked={ picked }
						selection={ selection }
						wanted={ wanted }
						copying={ copying }
						onInsert={ () => void insert() }
					/>
				) }
				{ status !== 'in' && status !== 'loading' && (
					<Connect { ...account } status={ status } />
				) }
			</div>
		</LibraryModal>
	);
}
