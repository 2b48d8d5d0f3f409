import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { COLUMN_ROLES, type Columns, type Preview } from './types';

type Props = {
	unknown: Preview[ 'unknown' ];
	columns: Columns;
	onChange: ( columns: Columns ) => void;
};

const getOptions = () => [
	{ value: '', label: __( 'Do not import', 'mainstreet-blocks' ) },
	{ value: 'name', label: __( 'Name', 'mainstreet-blocks' ) },
	{ value: 'first', label: __( 'First name', 'mainstreet-blocks' ) },
	{ value: 'last', label: __( 'Last name', 'mainstreet-blocks' ) },
	{ value: 'date', label: __( 'Subscription date', 'mainstreet-blocks' ) },
];

/** Fields for the roles of columns that the server does not recognize. Each role is assigned once. */
export function UnknownColumns( { unknown, columns, onChange }: Props ) {
	const assign = ( column: number, value: string ) => {
		const role = COLUMN_ROLES.find( ( each ) => each === value );
		const rest = Object.entries( columns ).filter(
			( [ at, each ] ) => Number( at ) !== column && each !== role
		);
		onChange( {
			...Object.fromEntries( rest ),
			...( role && { [ column ]: role } ),
		} );
	};
	if ( unknown.length === 0 ) {
		return null;
	}
	return (
		<fieldset className="mainstreet-newsletter__columns">
			<legend>
				{ __(
					'Columns that were not recognized',
					'mainstreet-blocks'
				) }
			</legend>
			{ unknown.map( ( { column, head } ) => (
				<SelectControl
					key={ column }
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ sprintf(
						/* translators: %s: heading of a column of a file, such as "Company". */
						__( 'Import “%s” as', 'mainstreet-blocks' ),
						head
					) }
					value={ columns[ column ] ?? '' }
					options={ getOptions() }
					onChange={ ( value ) => assign( column, value ) }
				/>
			) ) }
		</fieldset>
	);
}
