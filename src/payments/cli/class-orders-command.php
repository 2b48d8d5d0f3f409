<?php
namespace Mainstreet\Payments\Cli;

use Mainstreet\Core\Cli\Command;
use Mainstreet\Payments\Money\Amounts;
use Mainstreet\Payments\Screen\Order_Export;

defined( 'ABSPATH' ) || exit;

/**
 * Lists and exports donations and payments. There is no command that refunds or changes an order.
 *
 * Without --user, everything is allowed. With --user, the user must be able to manage options.
 */
final class Orders_Command extends Command {

	/** Options that filter orders. */
	const FILTERS = array( 'status', 'mode', 'plan', 'from', 'to', 'search' );

	/**
	 * Lists orders, newest first.
	 *
	 * ## OPTIONS
	 *
	 * [--status=<status>]
	 * : Only orders with this status, such as paid.
	 *
	 * [--mode=<mode>]
	 * : Only payments with real money, or only test payments.
	 * ---
	 * options:
	 *   - live
	 *   - test
	 * ---
	 *
	 * [--plan=<id>]
	 * : ID of a plan.
	 *
	 * [--from=<day>]
	 * : First day, such as 2026-01-31.
	 *
	 * [--to=<day>]
	 * : Last day.
	 *
	 * [--search=<text>]
	 * : Part of an email address or name.
	 *
	 * [--limit=<number>]
	 * : Maximum number of orders; 0 for all.
	 * ---
	 * default: 100
	 * ---
	 *
	 * [--fields=<fields>]
	 * : Columns, separated by commas: id, uuid, mode, kind, parent_id, plan_id, title, amount, refunded, fee, currency, quantity, status, provider, email, name, created, paid.
	 *
	 * [--format=<format>]
	 * : Format of the list.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - yaml
	 *   - ids
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp mainstreet orders list --status=paid --from=2026-01-01
	 *
	 * @subcommand list
	 */
	public function list_( array $args, array $options ): void {
		$this->show( $this->read_orders( self::get_filters( $options ), $this->get_limit( $options ) ), $options, array( 'id', 'created', 'status', 'title', 'amount', 'currency', 'name', 'email' ) );
	}

	/** Reads orders page by page, with amounts as decimal numbers. */
	private function read_orders( array $filters, int $limit ): \Generator {
		$find_next = static fn( $data, $params ) => count( $data['items'] ) < $params['per_page'] ? null : array_merge( $params, array( 'before' => (int) end( $data['items'] )['id'] ) );
		foreach ( $this->read_pages( '/payments/orders', $filters + array( 'search_all' => true ), $find_next, $limit ) as $item ) {
			foreach ( array( 'amount', 'refunded', 'fee' ) as $name ) {
				$item[ $name ] = Amounts::decimal( $item[ $name ], $item['currency'] );
			}
			yield $item;
		}
	}

	/**
	 * Exports orders as CSV.
	 *
	 * ## OPTIONS
	 *
	 * [--file=<file>]
	 * : File to write. Without it, the export goes to STDOUT.
	 *
	 * [--status=<status>]
	 * : Only orders with this status, such as paid.
	 *
	 * [--mode=<mode>]
	 * : Only payments with real money, or only test payments.
	 * ---
	 * options:
	 *   - live
	 *   - test
	 * ---
	 *
	 * [--plan=<id>]
	 * : ID of a plan.
	 *
	 * [--from=<day>]
	 * : First day, such as 2026-01-31.
	 *
	 * [--to=<day>]
	 * : Last day.
	 *
	 * [--search=<text>]
	 * : Part of an email address or name.
	 *
	 * ## EXAMPLES
	 *
	 *     wp mainstreet orders export --mode=live --from=2026-01-01 --to=2026-12-31 --file=orders.csv
	 */
	public function export( array $args, array $options ): void {
		$query = $this->validate( '/payments/orders.csv', self::get_filters( $options ) );
		$total = empty( $options['file'] ) ? 0 : (int) $this->send( 'GET', '/payments/orders', self::get_filters( $options ) + array( 'per_page' => 1 ) )['total'];
		$this->write_file( $options, static fn( $emit ) => Order_Export::write( $query, $emit ), $total, Order_Export::CHUNK );
	}

	/** Returns the options that filter orders. */
	private static function get_filters( array $options ): array {
		return array_intersect_key( $options, array_flip( self::FILTERS ) );
	}
}
