import { Card, CardBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Checks } from './checks';
import type { CheckName, Command } from './tools-state';
import { Transfer } from './transfer';
import { UploadTest } from './upload-test';

type Props = { checks: CheckName[]; commands: Command[] };

/** Tab with checks, tests, export and import. */
export function ToolsTab( { checks, commands }: Props ) {
	return (
		<>
			<Checks checks={ checks } />
			<UploadTest />
			<Transfer />
			<h2>{ __( 'Command line', 'mainstreet-blocks' ) }</h2>
			<Card className="mainstreet-settings__service">
				<CardBody>
					<p>
						{ __(
							'With WP-CLI, the server’s own scheduler can send the newsletter:',
							'mainstreet-blocks'
						) }
					</p>
					<dl className="mainstreet-settings__commands">
						{ commands.map( ( { name, text } ) => (
							<div key={ name }>
								<dt>
									<code dir="ltr">{ name }</code>
								</dt>
								<dd>{ text }</dd>
							</div>
						) ) }
					</dl>
				</CardBody>
			</Card>
		</>
	);
}
