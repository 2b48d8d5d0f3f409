import { CheckboxControl } from '@wordpress/components';
import { useViewportMatch } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

export type Column< Item > = {
	id: string;
	label: string;
	/** The one that names the row; the others are hidden where there is no room. */
	isPrimary?: boolean;
	render: ( item: Item ) => ReactNode;
};

type Selection = {
	ids: ReadonlySet< number >;
	onChange: ( ids: Set< number > ) => void;
};

type Props< Item > = {
	/** What the table lists, for screen readers. */
	caption: string;
	columns: Column< Item >[];
	items: Item[];
	isBusy: boolean;
	/** What stands in place of rows when there are none. */
	empty: ReactNode;
	/** Without it rows can't be ticked. */
	selection?: Selection;
	/** Names a row, for its checkbox. */
	getName: ( item: Item ) => string;
	getClass?: ( item: Item ) => string;
};

/** A table in the manner of core's list tables. */
export function ListTable< Item extends { id: number } >( {
	caption,
	columns,
	items,
	isBusy,
	empty,
	selection,
	getName,
	getClass,
}: Props< Item > ) {
	const isAll =
		items.length > 0 &&
		items.every( ( { id } ) => selection?.ids.has( id ) );
	// More than are shown would become columns of their own.
	const shown = useViewportMatch( 'medium', '<' ) ? 1 : columns.length;
	const toggle = ( ids: number[], isOn: boolean ) => {
		const next = new Set( selection?.ids );
		ids.forEach( ( id ) => ( isOn ? next.add( id ) : next.delete( id ) ) );
		selection?.onChange( next );
	};
	return (
		<table
			className="widefat striped mainstreet-table"
			aria-busy={ isBusy }
		>
			<caption className="screen-reader-text">{ caption }</caption>
			<thead>
				<tr>
					{ selection && (
						<td className="mainstreet-table__check">
							<CheckboxControl
								__nextHasNoMarginBottom
								aria-label={ __(
									'Select all',
									'mainstreet-blocks'
								) }
								checked={ isAll }
								disabled={ items.length === 0 }
								onChange={ ( isOn ) =>
									toggle(
										items.map( ( { id } ) => id ),
										isOn
									)
								}
							/>
						</td>
					) }
					{ columns.map( ( { id, label, isPrimary } ) => (
						<th
							key={ id }
							scope="col"
							className={ `column-${ id }${
								isPrimary ? ' column-primary' : ''
							}` }
						>
							{ label }
						</th>
					) ) }
				</tr>
			</thead>
			<tbody>
				{ items.length === 0 && (
					<tr className="no-items">
						<td colSpan={ shown + ( selection ? 1 : 0 ) }>
							{ empty }
						</td>
					</tr>
				) }
				{ items.map( ( item ) => (
					<tr key={ item.id } className={ getClass?.( item ) }>
						{ selection && (
							<th scope="row" className="mainstreet-table__check">
								<CheckboxControl
									__nextHasNoMarginBottom
									aria-label={ getName( item ) }
									checked={ selection.ids.has( item.id ) }
									onChange={ ( isOn ) =>
										toggle( [ item.id ], isOn )
									}
								/>
							</th>
						) }
						{ columns.map( ( { id, isPrimary, render } ) => (
							<td
								key={ id }
								className={ `column-${ id }${
									isPrimary ? ' column-primary' : ''
								}` }
							>
								{ render( item ) }
							</td>
						) ) }
					</tr>
				) ) }
			</tbody>
		</table>
	);
}
