import { Button } from '@wordpress/components';
import { DataForm, type Field } from '@wordpress/dataviews';
import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { toText } from '@shared/guards';
import { saveSubscriber } from './api';
import { describeFrequency } from './labels';
import { FREQUENCIES, type Frequency, type SubscriberDetails } from './types';

type Values = {
	name: string;
	frequency: Frequency;
	fields: Record< string, string >;
};

type Props = {
	item: SubscriberDetails;
	onSaved: ( item: SubscriberDetails ) => void;
};

/** Form for editing the details of a subscriber. */
export function SubscriberForm( { item, onSaved }: Props ) {
	const [ values, setValues ] = useState< Values >( {
		name: item.name,
		frequency: item.frequency,
		fields: item.fields,
	} );
	const [ error, setError ] = useState( '' );
	const [ isBusy, setIsBusy ] = useState( false );
	const labels = Object.keys( item.fields );
	const fields = useMemo(
		(): Field< Values >[] => [
			{
				id: 'name',
				type: 'text',
				label: __( 'Name', 'mainstreet-blocks' ),
				isValid: { maxLength: 100 },
			},
			{
				id: 'frequency',
				type: 'text',
				label: __( 'Emails', 'mainstreet-blocks' ),
				Edit: 'radio',
				elements: FREQUENCIES.map( ( value ) => ( {
					value,
					label: describeFrequency( value ),
				} ) ),
			},
			// Ids are numbers, because DataForm reads a dot in a label as a path.
			...Object.keys( item.fields ).map(
				( label, index ): Field< Values > => ( {
					id: `own-${ index }`,
					type: 'text',
					label,
					isValid: { maxLength: 500 },
					getValue: ( { item: { fields: own } } ) =>
						own[ label ] ?? '',
					setValue: ( { item: { fields: own }, value } ) => ( {
						fields: { ...own, [ label ]: toText( value ) },
					} ),
				} )
			),
		],
		[ item.fields ]
	);
	const submit = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( isBusy ) {
			return;
		}
		setIsBusy( true );
		const result = await saveSubscriber( item.id, values );
		setIsBusy( false );
		setError( result.ok ? '' : result.message );
		if ( result.ok ) {
			onSaved( result.value );
		}
	};
	return (
		<form
			className="mainstreet-newsletter__edit"
			aria-label={ __( 'Edit subscriber', 'mainstreet-blocks' ) }
			onSubmit={ submit }
		>
			<DataForm< Values >
				data={ values }
				fields={ fields }
				form={ {
					layout: { type: 'regular', labelPosition: 'top' },
					fields: [
						'name',
						'frequency',
						...labels.map( ( _, index ) => `own-${ index }` ),
					],
				} }
				onChange={ ( changes ) =>
					setValues( ( known ) => ( {
						name: changes.name ?? known.name,
						frequency: changes.frequency ?? known.frequency,
						fields: {
							...known.fields,
							...Object.fromEntries(
								Object.entries( changes.fields ?? {} ).map(
									( [ label, value ] ) => [
										label,
										toText( value ),
									]
								)
							),
						},
					} ) )
				}
			/>
			<p role="alert" className="mainstreet-screen__error">
				{ error }
			</p>
			<Button
				variant="primary"
				size="compact"
				type="submit"
				accessibleWhenDisabled
				disabled={ isBusy }
				isBusy={ isBusy }
			>
				{ __( 'Save', 'mainstreet-blocks' ) }
			</Button>
		</form>
	);
}
