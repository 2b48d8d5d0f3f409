import { BaseControl, Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { DEFAULT_DAYS, normalize } from '@shared/opening-hours/attributes';
import { SpecialDays } from '@shared/opening-hours/special-days';
import { useLocalizedWeek } from '@shared/opening-hours/use-localized-week';
import { Week } from '@shared/opening-hours/week';

type Props = {
	label: string;
	value: readonly unknown[];
	onChange: ( value: readonly unknown[] ) => void;
};

/** Field for the weekly opening hours, edited as in the Business Hours block; only a button if there are none. */
export function HoursField( { label, value, onChange }: Props ) {
	const week = useLocalizedWeek();
	return (
		<fieldset className="mainstreet-settings__hours wp-block-jetpack-business-hours">
			<BaseControl.VisualLabel as="legend">
				{ label }
			</BaseControl.VisualLabel>
			{ value.length > 0 ? (
				<>
					<dl className="jetpack-business-hours is-editing">
						<Week
							days={ normalize( { days: value } ).days }
							week={ week }
							isEditing
							onChange={ onChange }
							onType={ ( _field, days ) => onChange( days ) }
						/>
					</dl>
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						isDestructive
						onClick={ () => onChange( [] ) }
					>
						{ __( 'Remove opening hours', 'mainstreet-blocks' ) }
					</Button>
				</>
			) : (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => onChange( DEFAULT_DAYS ) }
				>
					{ __( 'Add opening hours', 'mainstreet-blocks' ) }
				</Button>
			) }
		</fieldset>
	);
}

/** Field for days with other hours, edited as in the Business Hours block. */
export function SpecialDaysField( { label, value, onChange }: Props ) {
	return (
		<fieldset className="mainstreet-settings__hours wp-block-jetpack-business-hours">
			<BaseControl.VisualLabel as="legend">
				{ label }
			</BaseControl.VisualLabel>
			<SpecialDays
				days={ normalize( { specialDays: value } ).specialDays }
				onChange={ onChange }
				onType={ ( _field, days ) => onChange( days ) }
			/>
		</fieldset>
	);
}
