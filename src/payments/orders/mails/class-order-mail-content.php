<?php
namespace Mainstreet\Payments\Orders\Mails;

use Mainstreet\Core\Options\Options;
use Mainstreet\Core\Text\Visitor_Text;
use Mainstreet\Mail\Mail_Layout;
use Mainstreet\Mail\Mail_Text;
use Mainstreet\Mail\Mailer;
use Mainstreet\Payments\Money\Amounts;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Pages\Thank_You;
use Mainstreet\Payments\Plans\Plans;

defined( 'ABSPATH' ) || exit;

/** Builds the mails about an order. Names of buyers are untrusted: they are escaped, and never used in the subject. */
final class Order_Mail_Content {

	/** Mails as bits of `mail_state`. */
	const RECEIPT = 1;
	const NOTICE  = 2;
	const WELCOME = 4;

	/**
	 * @param int $bit RECEIPT, NOTICE or WELCOME.
	 * @return array|null Mail for Transport::send(); null if this mail is not wanted or has no recipient.
	 */
	public static function build( Order $order, $bit ): ?array {
		if ( self::NOTICE === $bit ) {
			return self::build_notice( $order );
		}
		if ( '' === Mailer::address( $order->email ) ) {
			return null;
		}
		return self::RECEIPT === $bit ? self::build_receipt( $order ) : self::build_welcome( $order );
	}

	/**
	 * Builds the receipt. If the payment provider sends receipts, the mail for a first order contains only thanks and links.
	 *
	 * @return array|null Null if there would be neither a receipt nor links.
	 */
	private static function build_receipt( Order $order ): ?array {
		$links  = self::render_links( $order, 'receipt' );
		$is_own = 'own' === Options::get( 'payments_receipts' );
		if ( ! $is_own && ( '' === $links || $order->parent_id ) ) {
			return null;
		}
		$thanks = Thank_You::from_order( $order );
		$body   = self::render_thanks( $thanks ) . ( $is_own ? self::render_table( $order ) : '' ) . $links;
		return array( 'to' => array( $order->email ) ) + self::build_mail( self::get_receipt_subject( $is_own, $thanks->is_donation() ), $body );
	}

	/**
	 * @param bool $is_own      Whether the mail lists the payment.
	 * @param bool $is_donation Whether the payment is a donation.
	 * @return string Plain text.
	 */
	private static function get_receipt_subject( bool $is_own, bool $is_donation ): string {
		$site = Mail_Layout::site();
		if ( $is_own ) {
			/* translators: %s: name of the site. */
			return sprintf( __( 'Your receipt from %s', 'mainstreet-blocks' ), $site );
		}
		/* translators: %s: name of the site. */
		return $is_donation ? sprintf( __( 'Your donation to %s', 'mainstreet-blocks' ), $site ) : sprintf( __( 'Your purchase from %s', 'mainstreet-blocks' ), $site );
	}

	/** Renders the thanks, with the owner's message to donors (HTML). */
	private static function render_thanks( Thank_You $thanks ): string {
		$site = Mail_Layout::site();
		/* translators: %s: name of the site. */
		$text = $thanks->is_donation() ? sprintf( __( 'Thank you for your donation. %s has received it.', 'mainstreet-blocks' ), $site ) : sprintf( __( 'Thank you. %s has received your payment.', 'mainstreet-blocks' ), $site );
		return self::render_paragraph( $text ) . ( '' === $thanks->message() ? '' : self::render_paragraph( $thanks->message() ) );
	}

	/**
	 * Builds the welcome mail of the plan. Renewals get none.
	 *
	 * @return array|null Null if the plan has no welcome text.
	 */
	private static function build_welcome( Order $order ): ?array {
		$plan = $order->parent_id ? null : ( new Plans() )->get( $order->plan_id );
		$text = $plan ? trim( $plan->welcome_email ) : '';
		if ( '' === $text ) {
			return null;
		}
		/* translators: %s: name of a payment plan. */
		$title = sprintf( __( 'Welcome to “%s”', 'mainstreet-blocks' ), $order->title );
		return array( 'to' => array( $order->email ) ) + self::build_mail( $title, wpautop( wp_kses_post( $text ) ) . self::render_links( $order, 'welcome' ) );
	}

	/** Builds the notice to the site owner; null if notices are off, or no address is valid. */
	private static function build_notice( Order $order ): ?array {
		if ( ! Options::get( 'payments_notice' ) ) {
			return null;
		}
		$to = Mailer::address( Options::get( 'payments_notice_email' ) );
		$to = '' === $to ? Mailer::address( get_option( 'admin_email' ) ) : $to;
		if ( '' === $to ) {
			return null;
		}
		/* translators: 1: amount of money, 2: what was bought. */
		$title = sprintf( __( 'Payment of %1$s for “%2$s”', 'mainstreet-blocks' ), self::format_amount( $order ), $order->title );
		$buyer = trim( $order->name . ' ' . ( '' === $order->email ? '' : '<' . $order->email . '>' ) );
		$body  = self::render_table( $order, '' === $buyer ? array() : array( array( __( 'From', 'mainstreet-blocks' ), $buyer ) ) );
		return array(
			'to'       => array( $to ),
			'reply_to' => $order->email,
		) + self::build_mail( $title, $body . Mail_Layout::button( __( 'View order', 'mainstreet-blocks' ), admin_url( 'admin.php?page=mainstreet-payments#/orders/' . $order->id ) ) );
	}

	/**
	 * Renders the payment as a table.
	 *
	 * @param array[] $more More rows: pairs of label and plain text. Labels are not keys, as two may have the same translation.
	 * @return string HTML.
	 */
	private static function render_table( Order $order, array $more = array() ): string {
		$lines = array(
			array( __( 'Item', 'mainstreet-blocks' ), $order->title ),
			array( __( 'Quantity', 'mainstreet-blocks' ), $order->quantity > 1 ? number_format_i18n( $order->quantity ) : '' ),
			array( __( 'Amount', 'mainstreet-blocks' ), self::format_amount( $order ) ),
			array( __( 'Fees covered', 'mainstreet-blocks' ), $order->fee ? Amounts::format( $order->fee, $order->currency ) : '' ),
			array( __( 'Date', 'mainstreet-blocks' ), wp_date( (string) get_option( 'date_format' ), $order->paid ) ),
			array( __( 'Order', 'mainstreet-blocks' ), $order->uuid ),
			array( __( 'Note', 'mainstreet-blocks' ), 'test' === $order->mode ? __( 'Test mode: no real payment', 'mainstreet-blocks' ) : '' ),
		);
		$html  = '';
		foreach ( array_merge( $lines, $more ) as list( $name, $value ) ) {
			$html .= '' === (string) $value ? '' : '<tr><th style="text-align:start;vertical-align:top;padding:4px 16px 4px 0;font-weight:600">' . esc_html( $name ) . '</th><td style="padding:4px 0;overflow-wrap:anywhere">' . Visitor_Text::escape( $value ) . '</td></tr>';
		}
		return '<table role="presentation" style="margin:0 0 16px;border-collapse:collapse">' . $html . '</table>';
	}

	/**
	 * Renders links to the purchased content and to the subscription as buttons.
	 *
	 * @param string $kind `receipt` or `welcome`.
	 * @return string HTML; '' for none.
	 */
	private static function render_links( Order $order, string $kind ): string {
		/**
		 * Filters the links in a mail to a buyer: to the purchased content, and to the page where a subscription can be canceled.
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
	 * @param string $text Plain text; line breaks are kept.
	 * @return string HTML.
	 */
	private static function render_paragraph( string $text ): string {
		return '<p style="margin:0 0 16px">' . Visitor_Text::lines( $text ) . '</p>';
	}

	private static function format_amount( Order $order ): string {
		return Amounts::format( $order->amount, $order->currency );
	}

	/** Builds a mail with an HTML and a plain text body. */
	private static function build_mail( string $title, string $body ): array {
		$html = Mail_Layout::html( Mailer::line( $title ), $body );
		return array(
			'subject' => Mailer::line( $title ),
			'html'    => $html,
			'text'    => Mail_Text::plain( $html ),
			'headers' => array( 'Auto-Submitted' => 'auto-generated' ),
		);
	}
}
