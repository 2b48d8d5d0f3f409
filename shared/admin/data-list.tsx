import { Spinner } from '@wordpress/components';
import {
	DataViews,
	type Action,
	type Field,
	type View,
	type ViewTable,
} from '@wordpress/dataviews';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { LoadError } from './load-error';
import { PAGE_SIZES } from './use-list-view';

type Props< Item > = {
	/** What is listed, for screen readers. */
	label: string;
	/** Label of the search field; without it there is none. */
	searchLabel?: string;
	view: ViewTable;
	onChangeView: ( view: View ) => void;
	fields: Field< Item >[];
	actions?: Action< Item >[];
	items: Item[];
	/** Total, or the number up to which the server counts. */
	total: number;
	/** There are more than `total`. */
	hasMore?: boolean;
	isBusy: boolean;
	/** Error of loading; '' for none. */
	error: string;
	onRetry: () => void;
	/** Shown if there are no rows. */
	empty: ReactNode;
	/** Further status of the list. */
	state?: ReactNode;
	selection?: number[];
	onSelect?: ( ids: number[] ) => void;
	renderItemLink?: (
		props: { item: Item } & ComponentProps< 'a' >
	) => ReactElement;
};

/** Range and total of the shown rows. */
function describeRange(
	{ page = 1, perPage = 20 }: View,
	shown: number,
	total: number,
	hasMore: boolean
): string {
	const first = ( page - 1 ) * perPage + 1;
	const last = first + shown - 1;
	const from = first.toLocaleString();
	const to = last.toLocaleString();
	const all = Math.max( total, last ).toLocaleString();
	return hasMore
		? sprintf(
				/* translators: 1: number of the first row shown, 2: of the last, 3: number of rows; there are more. */
				__( '%1$s–%2$s of more than %3$s', 'mainstreet-blocks' ),
				from,
				to,
				all
			)
		: sprintf(
				/* translators: 1: number of the first row shown, 2: of the last, 3: number of all rows. */
				__( '%1$s–%2$s of %3$s', 'mainstreet-blocks' ),
				from,
				to,
				all
			);
}

function ListState( {
	isBusy,
	state,
}: Pick< Props< never >, 'isBusy' | 'state' > ) {
	return (
		<div role="status" className="mainstreet-list__state">
			{ isBusy && <Spinner /> }
			{ isBusy && ! state && (
				<span>{ __( 'Loading…', 'mainstreet-blocks' ) }</span>
			) }
			{ state }
		</div>
	);
}

const countPages = (
	{ page = 1, perPage = 20 }: View,
	total: number,
	hasMore: boolean
): number =>
	Math.max(
		Math.ceil( total / perPage ),
		// There are more pages than are counted.
		hasMore ? page + 1 : 0
	);

/** DataViews requires `getItemId` if the ID is no string, which TypeScript cannot infer from a type parameter. */
type Identity< Item > = Item extends { id: string }
	? { getItemId?: ( item: Item ) => string }
	: { getItemId: ( item: Item ) => string };

/** A list with DataViews. */
export function DataList< Item extends { id: number } >( {
	label,
	searchLabel,
	view,
	onChangeView,
	fields,
	actions,
	items,
	total,
	hasMore = false,
	isBusy,
	error,
	onRetry,
	empty,
	state,
	selection,
	onSelect,
	renderItemLink,
}: Props< Item > ) {
	const identity = {
		getItemId: ( { id }: Item ) => String( id ),
	} as Identity< Item >;
	const hasBulk = actions?.some( ( { supportsBulk } ) => supportsBulk );
	const hasFilters = fields.some( ( { filterBy } ) => filterBy );
	return (
		<section
			className={ `mainstreet-list${
				selection?.length ? ' has-selection' : ''
			}` }
			aria-label={ label }
		>
			<LoadError error={ error } onRetry={ onRetry } />
			<DataViews< Item >
				view={ view }
				onChangeView={ onChangeView }
				defaultLayouts={ { table: {} } }
				fields={ fields }
				actions={ actions }
				data={ items }
				{ ...identity }
				isLoading={ isBusy }
				paginationInfo={ {
					totalItems: total,
					totalPages: countPages( view, total, hasMore ),
				} }
				selection={ selection?.map( String ) }
				onChangeSelection={ ( ids ) => onSelect?.( ids.map( Number ) ) }
				renderItemLink={ renderItemLink }
				isItemClickable={ () => Boolean( renderItemLink ) }
				config={ { perPageSizes: PAGE_SIZES } }
			>
				<div className="mainstreet-list__bar">
					<div className="mainstreet-list__search">
						{ searchLabel && (
							<DataViews.Search label={ searchLabel } />
						) }
						{ hasFilters && <DataViews.FiltersToggle /> }
					</div>
					<ListState isBusy={ isBusy } state={ state } />
					<DataViews.ViewConfig />
				</div>
				{ hasFilters && (
					<div
						role="group"
						aria-label={ __( 'Filters', 'mainstreet-blocks' ) }
					>
						<DataViews.FiltersToggled className="mainstreet-list__filters" />
					</div>
				) }
				{ items.length > 0 ? (
					<>
						<DataViews.Layout />
						<div className="mainstreet-list__footer">
							{ hasBulk && <DataViews.BulkActionToolbar /> }
							<span className="mainstreet-list__range">
								{ describeRange(
									view,
									items.length,
									total,
									hasMore
								) }
							</span>
							<DataViews.Pagination />
						</div>
					</>
				) : (
					<p className="mainstreet-list__empty">
						{ ! isBusy && ! error && empty }
					</p>
				) }
			</DataViews>
		</section>
	);
}
