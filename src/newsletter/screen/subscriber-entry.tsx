import { Button, Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { getExportUrl, type ExportLink } from '@shared/admin/export-link';
import { AddForm } from './add-form';
import type { Filters } from './api';
import { ImportForm } from './import-form';
import { describeImport } from './labels';
import type { Progress } from './types';

/** The open dialog; '' for none. */
export type Entry = '' | 'add' | 'import';

type ButtonsProps = {
	exportLink: ExportLink;
	/** Filters of the exported file. */
	filters: Filters;
	onOpen: ( form: Entry ) => void;
};

/** Buttons for adding, importing and exporting subscribers. */
export const SubscriberButtons = ( {
	exportLink,
	filters,
	onOpen,
}: ButtonsProps ) => (
	<>
		{ ( [ 'csv', 'json' ] as const ).map( ( format ) => (
			<Button
				key={ format }
				size="compact"
				variant="secondary"
				href={ getExportUrl( exportLink, {
					format,
					status: filters.status,
					search: filters.search,
				} ) }
			>
				{ format === 'csv'
					? __( 'Export CSV', 'mainstreet-blocks' )
					: __( 'Export JSON', 'mainstreet-blocks' ) }
			</Button>
		) ) }
		<Button
			size="compact"
			variant="secondary"
			aria-haspopup="dialog"
			onClick={ () => onOpen( 'import' ) }
		>
			{ __( 'Import', 'mainstreet-blocks' ) }
		</Button>
		<Button
			size="compact"
			variant="primary"
			aria-haspopup="dialog"
			onClick={ () => onOpen( 'add' ) }
		>
			{ __( 'Add', 'mainstreet-blocks' ) }
		</Button>
	</>
);

type DialogProps = {
	form: Entry;
	onClose: () => void;
	/** Called with a message after a subscriber was added. */
	onDone: ( text: string ) => void;
	onImported: ( progress: Progress ) => void;
};

/** Dialog that adds a subscriber or imports a list. */
export function SubscriberDialog( {
	form,
	onClose,
	onDone,
	onImported,
}: DialogProps ) {
	if ( form === 'add' ) {
		return (
			<Modal
				title={ __( 'Add subscriber', 'mainstreet-blocks' ) }
				onRequestClose={ onClose }
			>
				<AddForm onDone={ onDone } />
			</Modal>
		);
	}
	return form === 'import' ? (
		<Modal
			size="medium"
			title={ __( 'Import subscribers', 'mainstreet-blocks' ) }
			onRequestClose={ onClose }
		>
			<ImportForm
				onDone={ ( progress ) => {
					onImported( progress );
					onDone( describeImport( progress ) );
				} }
			/>
		</Modal>
	) : null;
}
