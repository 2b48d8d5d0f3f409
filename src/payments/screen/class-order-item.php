<?php
namespace Mainstreet\Payments\Screen;

use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Order_History;
use Mainstreet\Payments\Orders\Providers\Providers;

defined( 'ABSPATH' ) || exit;

/** Formats orders for the REST API, without secrets such as the claim hash. Amounts are integers in minor units. */
final class Order_Item {

	/** @return array As schema(). */
	public static function format( Order $order ) {
		return array(
			'id'        => $order->id,
			'uuid'      => $order->uuid,
			'mode'      => $order->mode,
			'kind'      => $order->kind,
			'parent_id' => $order->parent_id,
			'plan_id'   => $order->plan_id,
			'title'     => $order->title,
			'amount'    => $order->amount,
			'refunded'  => $order->refunded,
			'fee'       => $order->fee,
			'currency'  => $order->currency,
			'quantity'  => $order->quantity,
			'status'    => $order->status,
			'provider'  => $order->provider,
			'email'     => $order->email,
			'name'      => $order->name,
			'created'   => self::format_time( $order->created ),
			'paid'      => self::format_time( $order->paid ),
		);
	}

	/**
	 * @return array As format(), with `service` and `link` (the provider's label, and the URL of the order there), `left` (refundable amount),
	 *               `payment`, `subscription` (ids at the provider), `post` (`title`, `link`), `renewals` (orders) and `history`
	 *               (list of `what`, `detail`, `actor`, `at`, oldest first).
	 */
	public static function format_details( Order $order ): array {
		$provider = Providers::get( $order->provider );
		$post     = $order->post_id ? get_post( $order->post_id ) : null;
		$link     = $post && is_post_publicly_viewable( $post ) ? get_permalink( $post ) : '';
		return self::format( $order ) + array(
			'service'      => $provider ? $provider->label() : $order->provider,
			'link'         => $provider ? esc_url_raw( $provider->link( $order ), array( 'https', 'http' ) ) : '',
			'left'         => $provider ? Order_Refund::get_refundable( $order ) : 0,
			'payment'      => $order->payment_ref,
			'subscription' => $order->sub_ref,
			'post'         => array(
				'title' => $link ? Plain_Text::from_html( get_the_title( $post ) ) : '',
				'link'  => (string) $link,
			),
			'renewals'     => array_map( array( __CLASS__, 'format' ), Order_Query::find_renewals( $order ) ),
			'history'      => self::format_history( $order ),
		);
	}

	/** @return array[] List of `what`, `detail` (object of scalars), `actor` (name of the user, '' for none), `at`. */
	private static function format_history( Order $order ): array {
		$entries = array();
		foreach ( Order_History::get_entries( $order->id ) as $entry ) {
			$actor     = $entry['actor'] ? get_userdata( (int) $entry['actor'] ) : null;
			$entries[] = array(
				'what'   => (string) $entry['what'],
				'detail' => (object) array_filter( (array) $entry['detail'], 'is_scalar' ),
				'actor'  => $actor ? $actor->display_name : '',
				'at'     => self::format_time( $entry['time'] ),
			);
		}
		return $entries;
	}

	/**
	 * @param int $time Unix time; 0 for none.
	 * @return string|null ISO 8601, in UTC.
	 */
	public static function format_time( $time ) {
		return $time ? gmdate( 'Y-m-d\TH:i:s\Z', $time ) : null;
	}

	/** Returns the JSON schema of an order in the list. */
	public static function schema(): array {
		$properties = array();
		foreach ( array( 'id', 'parent_id', 'plan_id', 'amount', 'refunded', 'fee', 'quantity' ) as $number ) {
			$properties[ $number ] = array( 'type' => 'integer' );
		}
		foreach ( array( 'uuid', 'mode', 'kind', 'title', 'currency', 'provider', 'email', 'name' ) as $text ) {
			$properties[ $text ] = array( 'type' => 'string' );
		}
		foreach ( array( 'created', 'paid' ) as $date ) {
			$properties[ $date ] = array(
				'type'   => array( 'string', 'null' ),
				'format' => 'date-time',
			);
		}
		$properties['status'] = array(
			'type' => 'string',
			'enum' => Order_Query::STATUSES,
		);
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'mainstreet-order',
			'type'       => 'object',
			'properties' => $properties,
		);
	}
}
