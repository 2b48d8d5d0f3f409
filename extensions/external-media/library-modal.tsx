import { Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

type Props = {
	isCopying: boolean;
	onClose: () => void;
	children: ReactNode;
};

/** The dialog around a library. */
export const LibraryModal = ( { isCopying, onClose, children }: Props ) => (
	<Modal
		title={
			isCopying
				? __( 'Inserting media', 'mainstreet-blocks' )
				: __( 'Select media', 'mainstreet-blocks' )
		}
		className="mainstreet-external-media"
		size="large"
		onRequestClose={ onClose }
	>
		{ children }
	</Modal>
);
