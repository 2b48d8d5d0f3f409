import { Button } from '@wordpress/components';
import type { ReactNode } from 'react';

type Props = {
	/** What the button says. */
	label: string;
	/** What it says while it is at work; the same where left out. */
	busyLabel?: string;
	variant: 'primary' | 'secondary';
	isBusy: boolean;
	/** Nothing to do yet, such as while the field is empty. */
	isDisabled?: boolean;
	/** Without it the button submits the form around it. */
	onClick?: () => void;
	/** What came of it, read out when there is time; '' for nothing yet. Left out where it shows elsewhere. */
	message?: string;
	/** What went wrong, read out at once, with the id that the field names as its description. */
	error?: { id: string; text: string };
	/** The field in front of the button. */
	children?: ReactNode;
};

/**
 * A button and what came of it, with or without the one field it acts on. The button keeps the
 * focus while it is at work, and what is read out has its place before there is anything to say,
 * as screen readers miss the first sentence of a region that was not there.
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
