<?php
namespace Mainstreet\Social\Publishing\Shares;

use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Social\Networks\Connections\Connection_Serializer;
use Mainstreet\Social\Networks\Networks;
use Mainstreet\Social\Previews\Post_Card;
use Mainstreet\Social\Publishing\Queue\Share_Retry;

defined( 'ABSPATH' ) || exit;

/**
 * A share as the editor's panel and the screen show it; its shape is documented in Share_Controller. Of the connection it holds the name only.
 */
final class Share_Report {

	/**
	 * Shares for a response.
	 *
	 * @param array[] $firsts First rows.
	 * @return array[]
	 */
	public static function items( array $firsts ): array {
		$sent  = Shares::sent( $firsts );
		$names = $firsts ? self::names() : array();
		_prime_post_caches( array_unique( array_map( 'intval', wp_list_pluck( $firsts, 'post_id' ) ) ), false, false );
		return array_map(
			static function ( $row ) use ( $sent, $names ) {
				return self::item( $row, $sent[ (int) $row['id'] ], $names );
			},
			$firsts
		);
	}

	/**
	 * Names of the connected accounts, as the editor shows them.
	 *
	 * @return string[] By account ID.
	 */
	private static function names(): array {
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
	private static function item( array $row, int $sent, array $names ): array {
		$account = (int) $row['connection_id'];
		$post    = get_post( (int) $row['post_id'] );
		$stopped = Shares::stopped_at( $row );
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
			'text'          => Share_Message::text( $row ),
			'url'           => $row['remote_url'],
			'code'          => $stopped ? $stopped['code'] : '',
			'error'         => $stopped ? $stopped['error'] : '',
			'note'          => Shares::SENT === $row['state'] ? $row['error'] : '',
			'at'            => gmdate( 'Y-m-d\TH:i:s\Z', (int) $row['at'] ),
			'next'          => Shares::QUEUED === $row['outcome'] && $stopped && (int) $stopped['tries'] > 0 ? gmdate( 'Y-m-d\TH:i:s\Z', (int) $stopped['next_at'] ) : '',
			'can_retry'     => $stopped && Share_Retry::may( $row ) && Share_Retry::is_needed( $stopped ),
		);
	}
}
