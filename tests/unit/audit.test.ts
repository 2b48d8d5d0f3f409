import { checkAudit, readAudit } from '../../bin/test/audit.mjs';

const report = ( vulnerabilities: Record< string, unknown > ) =>
	JSON.stringify( {
		auditReportVersion: 2,
		vulnerabilities,
		metadata: { vulnerabilities: { total: 1 } },
	} );

const fault = ( severity: string ) => ( {
	severity,
	range: '<2.0.0',
	via: [ { title: 'Runs anything' }, 'other-package' ],
} );

describe( 'audit of dependencies', () => {
	it( 'names serious faults and lets the others pass', () => {
		expect(
			readAudit(
				report( {
					a: fault( 'high' ),
					b: fault( 'critical' ),
					c: fault( 'moderate' ),
					d: fault( 'low' ),
				} )
			)
		).toEqual( [
			'a <2.0.0 (high): Runs anything; other-package',
			'b <2.0.0 (critical): Runs anything; other-package',
		] );
		expect( readAudit( report( {} ) ) ).toEqual( [] );
	} );

	it.each( [
		[ 'nothing', '' ],
		[ 'no JSON', '<html>' ],
		[ 'null', 'null' ],
		[ 'an error', '{"message":"405 Method Not Allowed","statusCode":405}' ],
		[ 'an error of npm', '{"error":{"code":"ENOLOCK"}}' ],
	] )( 'knows nothing where the answer is %s', ( _name, text ) => {
		expect( readAudit( text ) ).toBeUndefined();
	} );

	it( 'fails, passes, or is left out', async () => {
		const outcome = ( text: string ) =>
			checkAudit( '', () => Promise.resolve( text ) );
		const print = jest.spyOn( console, 'error' ).mockReturnValue();
		const say = jest.spyOn( console, 'log' ).mockReturnValue();
		expect( await outcome( report( { a: fault( 'high' ) } ) ) ).toEqual( {
			passed: 0,
			failed: 1,
			skipped: 0,
		} );
		expect( print ).toHaveBeenCalledWith(
			expect.stringContaining( 'Runs anything' )
		);
		expect( await outcome( report( {} ) ) ).toEqual( {
			passed: 1,
			failed: 0,
			skipped: 0,
		} );
		expect( await outcome( '{"statusCode":405}' ) ).toEqual( {
			passed: 0,
			failed: 0,
			skipped: 1,
		} );
		print.mockRestore();
		say.mockRestore();
	} );
} );
