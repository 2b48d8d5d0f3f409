/** What is printed once all runs. */
export function describe( wordpress, demo, parts, watching ) {
	const rows = [
		[ 'Town', wordpress.url ],
		[ 'Every block', demo.url ],
		[ 'Editor', demo.editUrl ],
		[
			'Get started',
			`${ wordpress.adminUrl }/admin.php?page=mainstreet-start`,
		],
		[ 'Mailbox', parts.mailbox ],
		[ 'Login', `${ wordpress.user } / ${ wordpress.password }` ],
	].map( ( [ label, value ] ) => `  ${ label.padEnd( 13 ) }${ value }` );
	return `
WordPress ${ wordpress.version } is running.

${ rows.join( '\n' ) }

${ parts.notes.map( ( note ) => `${ note }\n` ).join( '' ) }${
		watching
			? 'Changes are built; reload to see them.'
			: 'After a change: npm run build in another terminal, or start with npm start -- --watch.'
	}
Ctrl-C stops it.`;
}
