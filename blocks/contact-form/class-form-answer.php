<?php
/**
 * What a visitor sees after sending a form.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Contact_Form;

use Mainstreet\Core\Safe_Html;
use Mainstreet\Core\Visitor_Text;
use Mainstreet\Responses\Response_Reader;

defined( 'ABSPATH' ) || exit;

/**
 * Thanks with a heading, and the author's message or a summary of what was sent.
 */
final class Form_Answer {

	/** Characters of one answer that the summary shows. */
	const MAX_SUMMARY = 2000;

	/**
	 * What the visitor gets.
	 *
	 * @param array   $definition Definition of the form.
	 * @param array[] $answers    Answers as stored.
	 * @param bool    $is_signup  Whether the visitor is to be subscribed and has to confirm that.
	 * @return array `message` and `html`, or `redirect`.
	 */
	public static function thanks( array $definition, array $answers, $is_signup ) {
		if ( 'redirect' === $definition['thankyou']['type'] ) {
			return array( 'redirect' => $definition['thankyou']['redirect'] );
		}
		$heading = Form_Texts::heading( $definition );
		$note    = '';
		if ( $is_signup ) {
			$signup  = Form_Signup::thanks();
			$heading = '' === $definition['thankyou']['heading'] ? $signup['heading'] : $heading;
			$note    = '<p>' . esc_html( $signup['text'] ) . '</p>';
		}
		return array(
			'message' => $heading,
			'html'    => self::html( $definition, $answers, $heading, $note ),
		);
	}

	/**
	 * The thanks. Nothing of it comes from the request but the answers, which are escaped.
	 *
	 * @param array   $definition Definition of the form.
	 * @param array[] $answers    Answers as stored.
	 * @param string  $heading    Plain text.
	 * @param string  $note       Escaped HTML below the author's message.
	 * @return string Escaped HTML.
	 */
	private static function html( array $definition, array $answers, $heading, $note ) {
		$thanks  = $definition['thankyou'];
		$heading = sprintf( '<h4 class="contact-form-submission__heading">%s</h4>', esc_html( $heading ) );
		$content = wpautop( Safe_Html::of( $thanks['message'], 'post' ) ) . $note . ( $thanks['summary'] ? self::summary( $answers ) : '' );
		return sprintf( '<div class="contact-form-submission">%1$s%2$s</div>', $heading, $content );
	}

	/**
	 * What was sent.
	 *
	 * @param array[] $answers Answers as stored.
	 * @return string Escaped HTML.
	 */
	private static function summary( array $answers ) {
		$rows = '';
		foreach ( $answers as $answer ) {
			$value = Response_Reader::present( $answer )['value'];
			if ( '' === $value || 'hidden' === $answer['type'] ) {
				continue;
			}
			$value = mb_strlen( $value ) > self::MAX_SUMMARY ? mb_substr( $value, 0, self::MAX_SUMMARY ) . '…' : $value;
			$rows .= sprintf( '<dt>%1$s</dt><dd>%2$s</dd>', Visitor_Text::escape( $answer['label'] ), nl2br( Visitor_Text::escape( $value ) ) );
		}
		return '' === $rows ? '' : "<dl class=\"contact-form-submission__summary\">$rows</dl>";
	}
}
