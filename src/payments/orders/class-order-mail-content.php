<?php
/**
 * What mails about payments say.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Orders;

use Mainstreet\Core\Options;
use Mainstreet\Core\Visitor_Text;
use Mainstreet\Mail\Mail_Layout;
use Mainstreet\Mail\Mailer;
use Mainstreet\Payments\Money\Amounts;
use Mainstreet\Payments\Plans\Plans;

defined( 'ABSPATH' ) || exit;

/**
 * Puts the mails about an order together. Buyers' names are typed by strangers: they are text, in the body alone.
 */
final class Order_Mail_Content {

	/**
	 * A mail.
	 *
	 * @param Order $order Paid order.
	 * @param int   $bit   One of Order_Mails.
	 * @return array|null For Mailer::send(); null when there is nothing to send.
	 */
	public static function of( Order $order, $bit ) {
		if ( Order_Mails::NOTICE === $bit ) {
			return self::notice( $order );
		}
		if ( '' === Mailer::address( $order->email ) ) {
			return null;
		}
		return Order_Mails::RECEIPT === $bit ? self::receipt( $order ) : self::welcome( $order );
	}

	/**
	 * The receipt. Where the payment service sends receipts, a first order still leads to what was bought.
	 *
	 * @param Order $order Order.
	 * @return array|null
	 */
	private static function receipt( Order $order ) {
		$links  = self::links( $order, 'receipt' );
		$is_own = 'own' === Options::get( 'payments_receipts' );
		if ( ! $is_own && ( '' === $links || $order->parent_id ) ) {
			return null;
		}
		$site = Mail_Layout::site();
		/* translators: %s: name of the site. */
		$title = $is_own ? sprintf( __( 'Your receipt from %s', 'mainstreet-blocks' ), $site ) : sprintf( __( 'What you bought at %s', 'mainstreet-blocks' ), $site );
		/* translators: %s: name of the site. */
		$body = self::paragraph( sprintf( __( 'Thank you. %s has received your payment.', 'mainstreet-blocks' ), $site ) );
		return array( 'to' => array( $order->email ) ) + self::mail( $title, $body . ( $is_own ? self::table( $order ) : '' ) . $links );
	}

	/**
	 * The welcome of the plan, as its author wrote it.
	 *
	 * @param Order $order Order.
	 * @return array|null
	 */
	private static function welcome( Order $order ) {
		$plan = $order->parent_id ? null : ( new Plans() )->get( $order->plan_id );
		$text = $plan ? trim( $plan->welcome_email ) : '';
		if ( '' === $text ) {
			return null;
		}
		/* translators: %s: name of a payment plan. */
		$title = sprintf( __( 'Welcome to “%s”', 'mainstreet-blocks' ), $order->title );
		return array( 'to' => array( $order->email ) ) + self::mail( $title, wpautop( wp_kses_post( $text ) ) . self::links( $order, 'welcome' ) );
	}

	/**
	 * The owner's notice.
	 *
	 * @param Order $order Order.
	 * @return array|null
	 */
	private static function notice( Order $order ) {
		if ( ! Options::get( 'payments_notice' ) ) {
			return null;
		}
		$to = Mailer::address( Options::get( 'payments_notice_email' ) );
		$to = '' === $to ? Mailer::address( get_option( 'admin_email' ) ) : $to;
		if ( '' === $to ) {
			return null;
		}
		/* translators: 1: amount of money, 2: what was bought. */
		$title = sprintf( __( 'Payment of %1$s for “%2$s”', 'mainstreet-blocks' ), self::amount( $order ), $order->title );
		$buyer = trim( $order->name . ' ' . ( '' === $order->email ? '' : '<' . $order->email . '>' ) );
		$body  = self::table( $order, '' === $buyer ? array() : array( __( 'From', 'mainstreet-blocks' ) => $buyer ) );
		return array(
			'to'       => array( $to ),
			'reply_to' => $order->email,
		) + self::mail( $title, $body . Mail_Layout::button( __( 'See the order', 'mainstreet-blocks' ), admin_url( 'admin.php?page=mainstreet-payments#/orders/' . $order->id ) ) );
	}

	/**
	 * What was paid, line by line.
	 *
	 * @param Order    $order Order.
	 * @param string[] $more  Further lines: name => plain text.
	 * @return string HTML.
	 */
	private static function table( Order $order, array $more = array() ) {
		$lines = array(
			__( 'For', 'mainstreet-blocks' )                 => $order->title,
			__( 'Quantity', 'mainstreet-blocks' )            => $order->quantity > 1 ? number_format_i18n( $order->quantity ) : '',
			__( 'Amount', 'mainstreet-blocks' )              => self::amount( $order ),
			__( 'Of it to cover fees', 'mainstreet-blocks' ) => $order->fee ? Amounts::format( $order->fee, $order->currency ) : '',
			__( 'Date', 'mainstreet-blocks' )                => wp_date( (string) get_option( 'date_format' ), $order->paid ),
			__( 'Order', 'mainstreet-blocks' )               => $order->uuid,
			__( 'Note', 'mainstreet-blocks' )                => 'test' === $order->mode ? __( 'Test mode: no real payment', 'mainstreet-blocks' ) : '',
		) + $more;
		$html  = '';
		foreach ( array_filter( $lines, 'strlen' ) as $name => $value ) {
			$html .= '<tr><th style="text-align:start;vertical-align:top;padding:4px 16px 4px 0;font-weight:600">' . esc_html( $name ) . '</th><td style="padding:4px 0;overflow-wrap:anywhere">' . Visitor_Text::escape( $value ) . '</td></tr>';
		}
		return '<table role="presentation" style="margin:0 0 16px;border-collapse:collapse">' . $html . '</table>';
	}

	/**
	 * Links to what a buyer may need.
	 *
	 * @param Order  $order Order.
	 * @param string $kind  `receipt` or `welcome`.
	 * @return string HTML; '' for none.
	 */
	private static function links( Order $order, $kind ) {
		/**
		 * Filters the links in a mail to a buyer: to what was bought, to where a subscription is ended.
		 *
		 * @param array[] $links Each `label` (plain text) and `url`.
		 * @param Order   $order Paid order.
		 * @param string  $kind  `receipt` or `welcome`.
		 */
		$links = (array) apply_filters( 'mainstreet_order_links', array(), $order, $kind );
		$html  = '';
		foreach ( $links as $link ) {
			$html .= isset( $link['label'], $link['url'] ) ? Mail_Layout::button( $link['label'], $link['url'] ) : '';
		}
		return $html;
	}

	/**
	 * A paragraph.
	 *
	 * @param string $text Plain text.
	 * @return string HTML.
	 */
	private static function paragraph( $text ) {
		return '<p style="margin:0 0 16px">' . Visitor_Text::escape( $text ) . '</p>';
	}

	/**
	 * What was paid in all.
	 *
	 * @param Order $order Order.
	 * @return string
	 */
	private static function amount( Order $order ) {
		return Amounts::format( $order->amount, $order->currency );
	}

	/**
	 * A mail in both forms.
	 *
	 * @param string $title Plain text.
	 * @param string $body  HTML.
	 * @return array
	 */
	private static function mail( $title, $body ) {
		$html = Mail_Layout::html( Mailer::line( $title ), $body );
		return array(
			'subject' => Mailer::line( $title ),
			'html'    => $html,
			'text'    => Mail_Layout::plain( $html ),
			'headers' => array( 'Auto-Submitted' => 'auto-generated' ),
		);
	}
}
