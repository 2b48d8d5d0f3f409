import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { ChatTexts } from './chat-texts';
import { Notice } from './notice';
import { getKind } from './texts';

type Attributes = Record< string, unknown >;
type Props = BlockEditProps< Attributes > & { name?: string };

export default function Edit( props: Props ) {
	const { name = '', clientId, attributes, setAttributes } = props;
	const kind = getKind( name );
	return (
		<div { ...useBlockProps() }>
			<Notice
				name={ name }
				kind={ kind }
				clientId={ clientId }
				attributes={ attributes }
			/>
			{ kind === 'chat' && (
				<ChatTexts
					attributes={ attributes }
					onChange={ setAttributes }
				/>
			) }
			{ kind === 'container' && <InnerBlocks /> }
		</div>
	);
}
