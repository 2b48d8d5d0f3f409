import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getEditorState } from '@shared/editor-state';
import { useDraft, type Task } from './use-draft';

/**
 * Whether drafts are available: a provider is connected in WordPress.
 *
 * @param input What the model has to read.
 */
export const canDraft = ( input: 'text' | 'image' ): boolean =>
	getEditorState().ai?.[ input ] === true;

type Props = {
	task: Task;
	/** Data of the request, read when the button is pressed. */
	getData: () => Record< string, unknown >;
	/** Puts the response into the field. */
	onDraft: ( draft: unknown ) => void;
	disabled?: boolean;
};

/** The button "Draft with AI", with its errors. Render it only where `canDraft()`. */
export function DraftButton( { task, getData, onDraft, disabled }: Props ) {
	const { isBusy, error, ask, cancel } = useDraft( task, onDraft );
	const button = useRef< HTMLButtonElement >( null );
	return (
		<div style={ { marginBlockStart: 8 } }>
			<Button
				ref={ button }
				variant="secondary"
				size="compact"
				isBusy={ isBusy }
				disabled={ disabled || isBusy }
				accessibleWhenDisabled
				onClick={ () => void ask( getData() ) }
			>
				{ __( 'Draft with AI', 'mainstreet-blocks' ) }
			</Button>
			{ isBusy && (
				<Button
					variant="tertiary"
					size="compact"
					onClick={ () => {
						cancel();
						button.current?.focus();
					} }
				>
					{ __( 'Cancel', 'mainstreet-blocks' ) }
				</Button>
			) }
			{ error && (
				<p
					role="alert"
					// In the canvas, a paragraph has the font of the theme.
					style={ {
						margin: '8px 0 0',
						color: '#cc1818',
						font: '13px/1.4 sans-serif',
					} }
				>
					{ error }
				</p>
			) }
		</div>
	);
}
