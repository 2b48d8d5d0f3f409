import { Button, CheckboxControl, Modal } from '@wordpress/components';
import type { Field, View } from '@wordpress/dataviews';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { archive as archiveIcon, pencil } from '@wordpress/icons';
import { DataList } from '@shared/admin/data-list';
import { useListView } from '@shared/admin/use-list-view';
import { ArchiveDialog } from './archive-dialog';
import { EmptyState } from './empty-state';
import { getPlanFields } from './plan-fields';
import { PlanForm } from './plan-form';
import { TabFrame, type TabProps } from './tab-frame';
import type { Plan } from './types';
import { usePlans } from './use-plans';

/** Returns one page of the plans that match the search. There are few plans, so this happens in the browser. */
function cut( plans: Plan[], { search = '', page = 1, perPage = 20 }: View ) {
	const words = search.trim().toLowerCase();
	const found = plans.filter( ( { title } ) =>
		title.toLowerCase().includes( words )
	);
	return {
		total: found.length,
		items: found.slice( ( page - 1 ) * perPage, page * perPage ),
	};
}

/** Tab for plans: list, form and archive. */
export function PlansTab( props: TabProps ) {
	const { state, onNotice } = props;
	const { view, onChange, isNarrow } = useListView( 'plans', {
		type: 'table',
		page: 1,
		perPage: 20,
		search: '',
		filters: [],
		titleField: 'title',
		descriptionField: 'about',
		fields: [ 'price', 'interval', 'posts', 'members' ],
		layout: { styles: { price: { align: 'end' } } },
	} );
	const [ isArchiveShown, setIsArchiveShown ] = useState( false );
	const { item: plans, error, isBusy, reload } = usePlans( isArchiveShown );
	/** Plan in the form: 0 for a new one, null if the form is closed. */
	const [ edited, setEdited ] = useState< Plan | 0 | null >( null );
	const [ archived, setArchived ] = useState< Plan | null >( null );
	const succeed = ( text: string ) => {
		onNotice( { isBad: false, text } );
		setEdited( null );
		setArchived( null );
		reload();
	};
	const fields: Field< Plan >[] = getPlanFields( isNarrow );
	const isEmpty = plans?.items.length === 0;
	const empty = isEmpty ? (
		<EmptyState
			state={ state }
			text={ __(
				'No plans yet. Payment buttons, donation forms and paid content sell plans.',
				'mainstreet-blocks'
			) }
		>
			<Button
				variant="primary"
				aria-haspopup="dialog"
				onClick={ () => setEdited( 0 ) }
			>
				{ __( 'Create a plan', 'mainstreet-blocks' ) }
			</Button>
		</EmptyState>
	) : (
		__( 'No plans found.', 'mainstreet-blocks' )
	);
	return (
		<TabFrame
			{ ...props }
			tab="plans"
			actions={
				<Button
					size="compact"
					// The empty state has the primary button.
					variant={ isEmpty ? 'secondary' : 'primary' }
					aria-haspopup="dialog"
					onClick={ () => setEdited( 0 ) }
				>
					{ __( 'Add plan', 'mainstreet-blocks' ) }
				</Button>
			}
		>
			<DataList< Plan >
				label={ __( 'Plans', 'mainstreet-blocks' ) }
				searchLabel={ __( 'Search plans', 'mainstreet-blocks' ) }
				view={ view }
				onChangeView={ onChange }
				fields={ fields }
				actions={ [
					{
						id: 'edit',
						label: __( 'Edit', 'mainstreet-blocks' ),
						icon: pencil,
						isEligible: ( plan ) => ! plan.isArchived,
						callback: ( [ plan ] ) => setEdited( plan ?? null ),
					},
					{
						id: 'archive',
						label: __( 'Archive', 'mainstreet-blocks' ),
						icon: archiveIcon,
						isEligible: ( plan ) => ! plan.isArchived,
						callback: ( [ plan ] ) => setArchived( plan ?? null ),
					},
				] }
				{ ...cut( plans?.items ?? [], view ) }
				isBusy={ isBusy }
				error={ error }
				onRetry={ reload }
				empty={ plans ? empty : '' }
			/>
			<div className="mainstreet-payments__below">
				<CheckboxControl
					__nextHasNoMarginBottom
					label={ __( 'Show archived plans', 'mainstreet-blocks' ) }
					checked={ isArchiveShown }
					onChange={ setIsArchiveShown }
				/>
			</div>
			{ edited !== null && (
				<Modal
					size="medium"
					title={
						edited
							? sprintf(
									/* translators: %s: name of a plan. */
									__( 'Edit “%s”', 'mainstreet-blocks' ),
									edited.title
								)
							: __( 'Add plan', 'mainstreet-blocks' )
					}
					onRequestClose={ () => setEdited( null ) }
				>
					<PlanForm
						plan={ edited || null }
						currency={ plans?.currency ?? 'USD' }
						onDone={ succeed }
					/>
				</Modal>
			) }
			{ archived && (
				<ArchiveDialog
					plan={ archived }
					onClose={ () => setArchived( null ) }
					onDone={ succeed }
				/>
			) }
		</TabFrame>
	);
}
