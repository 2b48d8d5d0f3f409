import { InspectorControls } from '@wordpress/block-editor';
import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { EmbedFields } from '@shared/embed-editor';
import { InfoPanel } from '@shared/inspector';
import { Instructions } from './instructions';

type Props = {
	label: string;
	text: string;
	error?: string;
	onChange: ( text: string ) => void;
	onSubmit: ( text: string ) => void;
};

/** The placeholder's form in the sidebar, for another calendar in this one's place. */
export function Inspector( { label, text, error, onChange, onSubmit }: Props ) {
	return (
		<InspectorControls>
			<InfoPanel title={ __( 'Calendar settings', 'mainstreet-blocks' ) }>
				<div className="mainstreet-embed-panel">
					<Instructions isLinked />
					<EmbedFields
						label={ label }
						isCode
						value={ text }
						onChange={ onChange }
						onSubmit={ onSubmit }
					/>
					{ error && (
						<div style={ { marginBlockStart: '8px' } }>
							{ /* The one in the block is announced. */ }
							<Notice
								status="error"
								isDismissible={ false }
								spokenMessage=""
							>
								{ error }
							</Notice>
						</div>
					) }
				</div>
			</InfoPanel>
		</InspectorControls>
	);
}
