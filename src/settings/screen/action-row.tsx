import { Button } from '@wordpress/components';
import type { ReactNode } from 'react';

type Props = {
	/** Label of the button. */
	label: string;
	/** Label while the action runs; default: the label. */
	busyLabel?: string;
	variant: 'primary' | 'secondary';
	isBusy: boolean;
	/** Whether the button is disabled, for example because the field is empty. */
	isDisabled?: boolean;
	/** Without a callback, the button submits the form around it. */
	onClick?: () => void;
	/** Result, announced politely; '' for none. Left out if it is shown elsewhere. */
	message?: string;
	/** Error message, announced at once, with the id for `aria-describedby` of the field. */
	error?: { id: string; text: string };
	/** Field before the button. */
	children?: ReactNode;
};

/**
 * A button with its result, with or without a field. The button keeps the focus while the action runs, and the live regions are rendered
 * while they are empty, because screen readers ignore the first text of a new region.
 */
export function ActionRow( {
	label,
	busyLabel = label,
	variant,
	isBusy,
	isDisabled = false,
	onClick,
	message,
	error,
	children,
}: Props ) {
	return (
		<div
			className={
				children
					? 'mainstreet-settings__field'
					: 'mainstreet-settings__submit'
			}
		>
			{ children }
			<Button
				__next40pxDefaultSize
				variant={ variant }
				type={ onClick ? 'button' : 'submit' }
				accessibleWhenDisabled
				disabled={ isDisabled || isBusy }
				isBusy={ isBusy }
				onClick={ onClick }
			>
				{ isBusy ? busyLabel : label }
			</Button>
			{ error && (
				<p
					id={ error.id }
					role="alert"
					className="mainstreet-settings__error"
				>
					{ error.text }
				</p>
			) }
			{ message !== undefined && (
				<p role="status" className="mainstreet-settings__outcome">
					{ message }
				</p>
			) }
		</div>
	);
}
