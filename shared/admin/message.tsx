import { Notice } from '@wordpress/components';

export type Outcome = { isBad: boolean; text: string };

type Props = { outcome: Outcome | null; onDismiss: () => void };

/** What came of the last action; read out by itself. */
export function Message( { outcome, onDismiss }: Props ) {
	return (
		outcome && (
			<Notice
				// A new sentence is announced even where it is the same again.
				key={ outcome.text }
				className="mainstreet-screen__message"
				status={ outcome.isBad ? 'error' : 'success' }
				politeness={ outcome.isBad ? 'assertive' : 'polite' }
				onRemove={ onDismiss }
			>
				{ outcome.text }
			</Notice>
		)
	);
}
