<?php
namespace Mainstreet\Social\Publishing\Shares;

use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Core\Errors;
use Mainstreet\Core\Rest\Controller;
use Mainstreet\Social\Networks\Connections\Connection_Serializer;
use Mainstreet\Social\Networks\Connections\Post_Connections;
use Mainstreet\Social\Networks\Networks;
use Mainstreet\Social\Previews\Post_Card;
use Mainstreet\Social\Publishing\Pending_Share;
use Mainstreet\Social\Publishing\Queue\Share_Retry;
use Mainstreet\Social\Publishing\Queue\Share_Scheduler;

defined( 'ABSPATH' ) || exit;

/**
 * Routes of shares (docs/server-contract.md A34, B.21).
 *
 * GET shares?post → { items: [share], total, pending }: all shares of a post, newest first; whether it is about to be shared automatically
 * GET shares?state&search&before&page&per_page → the same for all posts that the user may see; `before` is the ID below which the page begins
 * POST shares/<id>/retry → share
 *
 * A share: { id, post_id, post_title, connection_id (text), service, service_label, name, round (0: when the post was published), state:
 *   queued|sent|failed, posts (messages), sent (of them), text (of the first), url ('' without a page), code ('', unreachable, refused,
 *   must_reauth, unknown, not_public, gone, broken), error (sentence), note (sentence about what was sent), at (last change), next (when
 * it is tried again, '' for as soon as possible), can_retry }. Times are ISO 8601 in UTC.
 */
final class Share_Controller extends Controller {

	public function register_routes() {
		$id = array(
			'id' => array(
				'type'     => 'integer',
				'minimum'  => 1,
				'required' => true,
			),
		);
		$this->register_route( '/shares', $this->endpoint( 'GET', array( $this, 'get_items' ), array( $this, 'get_items_permissions_check' ), $this->get_collection_params() ) );
		$this->register_route( '/shares/(?P<id>\d+)/retry', $this->endpoint( 'POST', array( $this, 'retry' ), array( $this, 'retry_permissions_check' ), $id ) );
	}

	/**
	 * Parameters of the list.
	 *
	 * @return array[]
	 */
	public function get_collection_params() {
		return array(
			'post'     => $this->integer_schema( 0, PHP_INT_MAX, 0 ),
			'state'    => $this->choice_schema( array_merge( array( '' ), Shares::SHARE_STATES ), '' ),
			'search'   => $this->text_schema( 200, '' ),
			'before'   => $this->integer_schema( 0, PHP_INT_MAX, 0 ),
			'page'     => $this->integer_schema( 1, 10000, 1 ),
			'per_page' => $this->integer_schema( 1, 100, 20 ),
		);
	}

	/**
	 * Whether the current user may see shares, and those of a post. Users who may not see connections see none.
	 *
	 * @return true|\WP_Error
	 */
	public function get_items_permissions_check( $request ) {
		$may = $request['post'] > 0 ? current_user_can( 'edit_post', $request['post'] ) : true;
		return $may && Post_Connections::can_see( get_current_user_id() ) ? true : Errors::forbidden();
	}

	/**
	 * Lists shares.
	 *
	 * @return array `items`, `total`; for a post also `pending`, whether it is about to be shared automatically.
	 */
	public function get_items( $request ) {
		// Schedules a run if the scheduled event was lost.
		( new Share_Scheduler() )->schedule_next();
		if ( $request['post'] > 0 ) {
			$post = get_post( $request['post'] );
			// Before the shares are read: a post that is no longer pending is among them.
			$pending = $post instanceof \WP_Post && Pending_Share::is_pending( $post );
			$items   = self::prepare_items( array_reverse( Shares::find_by_post( $request['post'] ) ) );
			return array(
				'items'   => $items,
				'total'   => count( $items ),
				'pending' => $pending,
			);
		}
		$query = array(
			'state'    => $request['state'],
			'search'   => trim( $request['search'] ),
			'before'   => $request['before'],
			'page'     => $request['page'],
			'per_page' => $request['per_page'],
		);
		return array(
			'items' => self::prepare_items( Shares::find_page( $query ) ),
			'total' => Shares::count( $query ),
		);
	}

	/**
	 * Whether the current user may try a share again.
	 *
	 * @return true|\WP_Error
	 */
	public function retry_permissions_check( \WP_REST_Request $request ) {
		$row = is_user_logged_in() && Post_Connections::can_see( get_current_user_id() ) ? self::first( $request ) : null;
		return $row && Share_Retry::can_retry( $row ) ? true : Errors::forbidden();
	}

	/**
	 * Tries a share again.
	 *
	 * @return array|\WP_Error The updated share.
	 */
	public function retry( \WP_REST_Request $request ) {
		$row = self::first( $request );
		if ( ! $row ) {
			return Errors::not_found();
		}
		Share_Retry::queue( $row );
		return self::prepare_items( array( Shares::find( (int) $row['id'] ) ) )[0];
	}

	/**
	 * Finds the share of the request.
	 *
	 * @return array|null First row.
	 */
	private static function first( \WP_REST_Request $request ): ?array {
		$row = Shares::find( (int) $request->get_url_params()['id'] );
		return $row && '' !== $row['outcome'] ? $row : null;
	}

	/**
	 * Prepares shares for a response. Of the connection, a share has the name only.
	 *
	 * @param array[] $firsts First rows.
	 * @return array[]
	 */
	public static function prepare_items( array $firsts ): array {
		$sent  = Shares::count_sent( $firsts );
		$names = $firsts ? self::account_names() : array();
		_prime_post_caches( array_unique( array_map( 'intval', wp_list_pluck( $firsts, 'post_id' ) ) ), false, false );
		return array_map( static fn( $row ) => self::prepare_item( $row, $sent[ (int) $row['id'] ], $names ), $firsts );
	}

	/**
	 * Names of the connected accounts, as the editor shows them.
	 *
	 * @return string[] By account ID.
	 */
	private static function account_names(): array {
		$names = array();
		foreach ( ( new Accounts() )->all() as $account ) {
			$names[ $account->id() ] = Connection_Serializer::display_name( $account );
		}
		return $names;
	}

	/**
	 * One share.
	 *
	 * @param array    $row   First row.
	 * @param int      $sent  Number of messages sent.
	 * @param string[] $names Names of the accounts, by ID. For an account that was removed, or whose name was erased, the stored name is used.
	 */
	private static function prepare_item( array $row, int $sent, array $names ): array {
		$account = (int) $row['connection_id'];
		$post    = get_post( (int) $row['post_id'] );
		$stopped = Shares::find_unsent( $row );
		$network = Networks::get( $row['service'] );
		return array(
			'id'            => (int) $row['id'],
			'post_id'       => (int) $row['post_id'],
			'post_title'    => $post ? ( new Post_Card( $post ) )->title() : '',
			'connection_id' => (string) $row['connection_id'],
			'service'       => $row['service'],
			'service_label' => $network ? $network->label() : $row['service'],
			'name'          => '' !== $row['name'] && isset( $names[ $account ] ) ? $names[ $account ] : $row['name'],
			'round'         => (int) $row['round'],
			'state'         => $row['outcome'],
			'posts'         => (int) $row['posts'],
			'sent'          => $sent,
			'text'          => Shares::get_message( $row )->text,
			'url'           => $row['remote_url'],
			'code'          => $stopped ? $stopped['code'] : '',
			'error'         => $stopped ? $stopped['error'] : '',
			'note'          => Shares::SENT === $row['state'] ? $row['error'] : '',
			'at'            => gmdate( 'Y-m-d\TH:i:s\Z', (int) $row['at'] ),
			'next'          => Shares::QUEUED === $row['outcome'] && $stopped && (int) $stopped['tries'] > 0 ? gmdate( 'Y-m-d\TH:i:s\Z', (int) $stopped['next_at'] ) : '',
			'can_retry'     => $stopped && Share_Retry::can_retry( $row ) && Share_Retry::is_retryable( $stopped ),
		);
	}
}
