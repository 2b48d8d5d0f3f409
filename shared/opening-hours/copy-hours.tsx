import { Button, CheckboxControl, Dropdown } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { IN_WINDOW } from '@shared/toolbar/toolbar-dropdown';
import type { DayName } from './types';

type Props = {
	/** Name of the day whose hours are copied. */
	dayLabel: string;
	/** The other days, in the order of the week. */
	others: ReadonlyArray< { name: DayName; label: string } >;
	onCopy: ( names: DayName[] ) => void;
};

function CopyForm( { dayLabel, others, onCopy }: Props ) {
	const [ chosen, setChosen ] = useState< readonly DayName[] >( [] );
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		onCopy( [ ...chosen ] );
	};
	return (
		<form
			className="jetpack-business-hours__copy-form"
			aria-label={ sprintf(
				/* translators: %s: name of a day. */
				__( 'Copy hours from %s to other days', 'mainstreet-blocks' ),
				dayLabel
			) }
			onSubmit={ submit }
		>
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __( 'All other days', 'mainstreet-blocks' ) }
				checked={ chosen.length === others.length }
				indeterminate={
					chosen.length > 0 && chosen.length < others.length
				}
				onChange={ ( isAll ) =>
					setChosen( isAll ? others.map( ( { name } ) => name ) : [] )
				}
			/>
			{ others.map( ( { name, label } ) => (
				<CheckboxControl
					key={ name }
					__nextHasNoMarginBottom
					label={ label }
					checked={ chosen.includes( name ) }
					onChange={ ( isOn ) =>
						setChosen(
							isOn
								? [ ...chosen, name ]
								: chosen.filter( ( other ) => other !== name )
						)
					}
				/>
			) ) }
			<Button
				__next40pxDefaultSize
				type="submit"
				variant="primary"
				accessibleWhenDisabled
				disabled={ chosen.length === 0 }
			>
				{ __( 'Copy', 'mainstreet-blocks' ) }
			</Button>
		</form>
	);
}

/** Button that gives other days the hours of this one. */
export function CopyHours( props: Props ) {
	return (
		<Dropdown
			popoverProps={ IN_WINDOW }
			contentClassName="jetpack-business-hours__copy"
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					size="compact"
					variant="tertiary"
					aria-haspopup="dialog"
					aria-expanded={ isOpen }
					onClick={ onToggle }
				>
					{ __( 'Copy to other days', 'mainstreet-blocks' ) }
				</Button>
			) }
			renderContent={ ( { onClose } ) => (
				<CopyForm
					{ ...props }
					onCopy={ ( names ) => {
						if ( names.length > 0 ) {
							props.onCopy( names );
							onClose();
						}
					} }
				/>
			) }
		/>
	);
}
