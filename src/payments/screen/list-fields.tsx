/** Columns that the lists of orders and of members share. */
import type { Field } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { TestModeBadge } from '@shared/payments/test-mode-badge';
import { getModeName } from './labels';
import { MODES, type Mode, type Plan } from './types';

/** Options of a column that can be neither sorted nor filtered. */
export const plain = { enableSorting: false, filterBy: false } as const;

/**
 * Creates the filter of a column of which one value can be chosen.
 *
 * @param values  All of them.
 * @param getName Name of one.
 */
const choice = < Value, >(
	values: readonly Value[],
	getName: ( value: Value ) => string
) => ( {
	enableSorting: false as const,
	elements: values.map( ( value ) => ( { value, label: getName( value ) } ) ),
} );

/**
 * Creates the first column: the person.
 *
 * @param missing What stands where there is no address.
 */
export const getPersonField = < Item extends { email: string; mode: Mode } >(
	label: string,
	missing: string
): Field< Item > => ( {
	id: 'email',
	label,
	render: ( { item } ) => (
		<>
			<bdi>{ item.email || missing }</bdi>
			{ item.mode === 'test' && (
				<span className="mainstreet-payments__mark">
					{ ' ' }
					<TestModeBadge mode={ item.mode } isShort />
				</span>
			) }
		</>
	),
	enableHiding: false,
	...plain,
} );

/**
 * Creates the column with the name. On narrow screens, which have room for one column, it also shows further details.
 *
 * @param describe Lines of an item; null where there are other columns.
 */
export const getAboutField = < Item extends { name: string } >(
	describe: ( ( item: Item ) => ReactNode[] ) | null
): Field< Item > => ( {
	id: 'about',
	label: __( 'Name', 'mainstreet-blocks' ),
	render: ( { item } ) => (
		<>
			{ item.name && (
				<div>
					<bdi>{ item.name }</bdi>
				</div>
			) }
			{ describe?.( item ).map( ( line, index ) => (
				<div key={ index }>{ line }</div>
			) ) }
		</>
	),
	...plain,
} );

/**
 * Creates the column with the plan.
 *
 * @param plans    Plans to filter by.
 * @param getTitle Title of an item's plan.
 */
export const getPlanField = < Item extends { planId: number } >(
	plans: Plan[],
	getTitle: ( item: Item ) => string | undefined
): Field< Item > => ( {
	id: 'plan',
	label: __( 'Plan', 'mainstreet-blocks' ),
	getValue: ( { item } ) => item.planId,
	render: ( { item } ) => <bdi>{ getTitle( item ) }</bdi>,
	enableSorting: false,
	elements: plans.map( ( { id, title } ) => ( { value: id, label: title } ) ),
	filterBy: plans.length > 0 ? { operators: [ 'is' ] } : false,
} );

/**
 * Creates the column with the status, which is the first filter.
 *
 * @param values  All states.
 * @param getName Name of one.
 */
export const getStatusField = < Status, Item extends { status: Status } >(
	values: readonly Status[],
	getName: ( status: Status ) => string
): Field< Item > => ( {
	id: 'status',
	label: __( 'Status', 'mainstreet-blocks' ),
	render: ( { item } ) => <>{ getName( item.status ) }</>,
	...choice( values, getName ),
	filterBy: { operators: [ 'is' ], isPrimary: true },
} );

/** Creates the column with the mode: live or test. */
export const getModeField = <
	Item extends { mode: Mode },
>(): Field< Item > => ( {
	id: 'mode',
	label: __( 'Mode', 'mainstreet-blocks' ),
	render: ( { item } ) => <>{ getModeName( item.mode ) }</>,
	...choice( MODES, getModeName ),
	filterBy: { operators: [ 'is' ] },
} );
