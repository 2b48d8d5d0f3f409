import { SelectControl, Spinner } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { getStatusName } from './labels';
import { UnknownColumns } from './unknown-columns';
import type { Columns, Preview, PreviewRow } from './types';

type Props = {
	preview: Preview;
	/** Whether another preview is being loaded. */
	isBusy: boolean;
	encoding: string;
	onChangeEncoding: ( encoding: string ) => void;
	columns: Columns;
	onChangeColumns: ( columns: Columns ) => void;
};

function Row( { row, email, name, fields, status, reason }: PreviewRow ) {
	return (
		<tr>
			<td>{ row.toLocaleString() }</td>
			<td>{ email }</td>
			<td>
				{ name }
				{ Object.entries( fields ).map( ( [ label, value ] ) => (
					<div key={ label }>
						{ label }: { value }
					</div>
				) ) }
			</td>
			<td>{ status === '' ? reason : getStatusName( status ) }</td>
		</tr>
	);
}

function describeUnreadable( { unreadable, unreadableRows }: Preview ): string {
	const more = unreadable - unreadableRows.length;
	const rows = unreadableRows.map( ( row ) => row.toLocaleString() );
	const sentence = sprintf(
		/* translators: 1: number of rows, 2: numbers of these rows in a file, such as "5, 9". */
		_n(
			'%1$s row has letters that cannot be read in this encoding. It is not imported: row %2$s.',
			'%1$s rows have letters that cannot be read in this encoding. They are not imported: rows %2$s.',
			unreadable,
			'mainstreet-blocks'
		),
		unreadable.toLocaleString(),
		rows.join( ', ' ) + ( more > 0 ? ', …' : '' )
	);
	return unreadable > 0 ? sentence : '';
}

/** Returns a text with the columns of a file that are ignored; '' for none. */
function describeIgnored( { ignored }: Preview ): string {
	const sentence = sprintf(
		/* translators: %s: headings of columns of a file, such as "Company, Phone". */
		_n(
			'This column is not imported: %s.',
			'These columns are not imported: %s.',
			ignored.length,
			'mainstreet-blocks'
		),
		ignored.join( ', ' )
	);
	return ignored.length > 0 ? sentence : '';
}

/** The first rows of a file as they will be stored, and the detected encoding. */
export function ImportPreview( {
	preview,
	isBusy,
	encoding,
	onChangeEncoding,
	columns,
	onChangeColumns,
}: Props ) {
	return (
		<div className="mainstreet-newsletter__preview" aria-busy={ isBusy }>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Encoding', 'mainstreet-blocks' ) }
				help={ __(
					'If letters of a name look wrong below, choose another encoding.',
					'mainstreet-blocks'
				) }
				value={ encoding }
				options={ preview.encodings }
				onChange={ onChangeEncoding }
			/>
			<p role="status">{ describeUnreadable( preview ) }</p>
			<p role="status">{ describeIgnored( preview ) }</p>
			<UnknownColumns
				unknown={ preview.unknown }
				columns={ columns }
				onChange={ onChangeColumns }
			/>
			<div
				role="group"
				aria-labelledby="mainstreet-import-preview"
				// Focusable, so that the keyboard can scroll a wide table.
				tabIndex={ 0 }
			>
				<table>
					<caption id="mainstreet-import-preview">
						{ sprintf(
							/* translators: 1: number of rows shown, 2: number of all rows of a file. */
							_n(
								'Preview: %1$s of %2$s row',
								'Preview: %1$s of %2$s rows',
								preview.total,
								'mainstreet-blocks'
							),
							preview.rows.length.toLocaleString(),
							preview.total.toLocaleString()
						) }
						{ isBusy && <Spinner /> }
					</caption>
					<thead>
						<tr>
							<th scope="col">
								{ __( 'Row', 'mainstreet-blocks' ) }
							</th>
							<th scope="col">
								{ __( 'Email address', 'mainstreet-blocks' ) }
							</th>
							<th scope="col">
								{ __( 'Name', 'mainstreet-blocks' ) }
							</th>
							<th scope="col">
								{ __( 'Status', 'mainstreet-blocks' ) }
							</th>
						</tr>
					</thead>
					<tbody>
						{ preview.rows.map( ( row ) => (
							<Row key={ row.row } { ...row } />
						) ) }
					</tbody>
				</table>
			</div>
		</div>
	);
}
