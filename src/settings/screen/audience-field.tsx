import { Button, SelectControl, Spinner } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { getAudiences } from './api';
import type { Audience } from './options-state';

type Props = {
	label: string;
	help: string;
	/** Id of the audience; '' for none. */
	value: string;
	onChange: ( id: string ) => void;
	'aria-invalid': boolean;
	'aria-describedby'?: string;
};

const describe = ( { name, members }: Audience ): string =>
	sprintf(
		/* translators: 1: name of an audience, 2: number of its members. */
		_n(
			'%1$s (%2$s contact)',
			'%1$s (%2$s contacts)',
			members,
			'mainstreet-blocks'
		),
		name,
		members.toLocaleString()
	);

/** Field for one of the audiences that the Mailchimp key gives access to. */
export function AudienceField( { label, help, value, ...props }: Props ) {
	const [ audiences, setAudiences ] = useState< Audience[] | null >( null );
	const [ error, setError ] = useState( '' );
	const load = async ( isAnew: boolean ) => {
		setError( '' );
		setAudiences( null );
		const result = await getAudiences( isAnew );
		if ( ! result.ok ) {
			setAudiences( [] );
			setError( result.message );
			return;
		}
		const { all, likely } = result.value;
		setAudiences( all );
		if ( ! value && all.some( ( { id } ) => id === likely ) ) {
			// Saved only when the owner presses the button, so that no customer is subscribed unasked.
			props.onChange( likely );
		}
	};
	useEffect( () => {
		load( false );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once; later by the button.
	}, [] );

	if ( ! audiences ) {
		return (
			<p>
				<Spinner />
				{ __( 'Loading audiences…', 'mainstreet-blocks' ) }
			</p>
		);
	}
	const isKnown = audiences.some( ( { id } ) => id === value );
	return (
		<>
			<SelectControl
				{ ...props }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ label }
				help={ help }
				value={ value }
				options={ [
					{
						value: '',
						label: __( 'Choose an audience', 'mainstreet-blocks' ),
					},
					// An audience that is missing, or cannot be looked up, stays selected until another one is chosen.
					...( value && ! isKnown
						? [ { value, label: value } ]
						: [] ),
					...audiences.map( ( audience ) => ( {
						value: audience.id,
						label: describe( audience ),
					} ) ),
				] }
			/>
			{ error && (
				<p role="alert" className="mainstreet-settings__error">
					{ error }
				</p>
			) }
			<Button variant="link" onClick={ () => load( true ) }>
				{ __( 'Refresh', 'mainstreet-blocks' ) }
			</Button>
		</>
	);
}
