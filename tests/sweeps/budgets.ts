import fs from 'node:fs';
import path from 'node:path';

/** What pages may weigh, in bytes after gzip. A block without an entry may load no script. */
export const budgets: {
	visitorJs: Record< string, number >;
	visitorPageJs: number;
	/** Style sheets of a page with all blocks, in bytes as they are, in the page or linked. */
	visitorPageCss: number;
	/** Our script, the state that is printed for it, and how many requests. */
	editor: { gzip: number; printed: number; requests: number };
} = JSON.parse(
	fs.readFileSync(
		path.resolve( __dirname, '../../bin/bench/budgets.json' ),
		'utf8'
	)
).bytes;
