<?php
namespace Mainstreet\Submissions\Pipeline;

use Mainstreet\Core\Html;
use Mainstreet\Core\Style_Sheet;
use Mainstreet\Core\Visitor_Text;
use Mainstreet\Registration\Routes;
use Mainstreet\Submissions\Registry\Form_Counter;
use Mainstreet\Submissions\Registry\Form_Schemas;
use Mainstreet\Submissions\Registry\Form_Source;
use Mainstreet\Submissions\Spam\Form_Token;

defined( 'ABSPATH' ) || exit;

/**
 * What every form of ours has in common on the page. The HTML is the same for all visitors
 * and never expires, so that it may stay in a page cache for any time (docs/server-contract.md 0.6).
 *
 *     $form = Visitor_Form::open( 'mailchimp', $def );
 *     echo '<form ' . $form->attributes() . '>' . $form->notice() . $form->fields() . '…</form>';
 *
 * Fields are named `f[<key>]`; Visitor_Form::error_id() is the id of the element with a
 * field's error. `shared/view/visitor-form.ts` sends the form in the background.
 */
final class Visitor_Form {

	/**
	 * Forms rendered so far, by hash and place.
	 *
	 * @var array<string, int>
	 */
	private static $count = array();

	/**
	 * What submission-handler.php of the block says.
	 *
	 * @var array
	 */
	private $rules;

	/**
	 * What identifies the form, as Form_Token::read() gives it.
	 *
	 * @var array
	 */
	private $ticket;

	/**
	 * Arguments of open().
	 *
	 * @var array
	 */
	private $args;

	/**
	 * Whether notice() was called.
	 *
	 * @var bool
	 */
	private $has_notice = false;

	/**
	 * Begins a form, and stores its definition where that is not known yet.
	 *
	 * @param string $slug Folder of the block whose submission-handler.php takes the submissions; `kind` of the definition.
	 * @param array  $def  Definition, as the block's definition.php makes it.
	 * @param array  $args `files` (bool): the form has a field for files. `class`: classes of the
	 *                     element. `texts`: sentences for the script instead of ours, by name
	 *                     (`sending`, `failed`).
	 * @return Visitor_Form
	 */
	public static function open( $slug, array $def, array $args = array() ) {
		Form_Counter::count();
		Style_Sheet::enqueue( 'submissions/style' );
		$form         = new self();
		$form->rules  = (array) Form_Schemas::handler( $slug ) + array( 'route' => '' );
		$form->args   = $args + array(
			'files' => false,
			'class' => '',
			'texts' => array(),
		);
		$on           = self::post_shown();
		$hash         = Form_Schemas::hash( $def );
		$source       = Form_Source::locate( $hash, $def, $on );
		$key          = implode( '|', array( $hash, $source->type, $source->id, $on ) );
		$form->ticket = array(
			'hash'     => $hash,
			'source'   => $source,
			'on'       => $on,
			'position' => self::$count[ $key ] = isset( self::$count[ $key ] ) ? self::$count[ $key ] + 1 : 1,
			'path'     => No_Script_Page::path( $on ),
		);
		return $form;
	}

	/**
	 * Id of the element, unique on the page.
	 *
	 * @return string
	 */
	public function id() {
		return Form_Token::form_id( $this->ticket );
	}

	/**
	 * Attributes of the form element, escaped.
	 *
	 * @return string
	 */
	public function attributes() {
		$attributes = array(
			'id'     => $this->id(),
			'class'  => trim( 'mainstreet-form ' . $this->args['class'] ),
			'method' => 'post',
			'action' => add_query_arg( 'action', No_Script_Page::action( $this->rules['route'] ), admin_url( 'admin-post.php' ) ),
		);
		if ( $this->args['files'] ) {
			$attributes['enctype'] = 'multipart/form-data';
		}
		// What only some may see is sent with the login, which the REST API does not know here.
		if ( $this->is_public() ) {
			$json = (string) wp_json_encode(
				array(
					'url'     => rest_url( Routes::OWN . '/' . $this->rules['route'] ),
					'session' => rest_url( Routes::OWN . '/session' ),
				) + $this->args['texts'] + self::texts(),
				// esc_attr() leaves an entity in a sentence as it is, and it would come back as a quote.
				JSON_HEX_AMP
			);
			// It holds texts only, no lists: a bracket in one of them is no shortcode.
			$attributes['data-mainstreet-form'] = str_replace( array( '[', ']' ), array( '\u005b', '\u005d' ), $json );
		}
		return ltrim( Html::attributes( $attributes ) );
	}

	/**
	 * Hidden fields: which form this is, and a field that people leave empty.
	 *
	 * @return string HTML.
	 */
	public function fields() {
		$ticket = $this->ticket;
		return $this->notice() . sprintf(
			'<input type="hidden" name="ms_ticket" value="%1$s"><p class="mainstreet-form__extra" aria-hidden="true"><label>%2$s <input type="text" name="f[%3$s]" value="" autocomplete="off" tabindex="-1" aria-hidden="true"></label></p>',
			// The path in it is what the browser asked for.
			Visitor_Text::escape( Form_Token::sign( $ticket['hash'], $ticket['source'], $ticket['on'], $ticket['position'], $ticket['path'] ) ),
			esc_html__( 'Please leave this field empty.', 'mainstreet-blocks' ),
			esc_attr( Form_Token::honeypot( $ticket['hash'] ) )
		);
	}

	/**
	 * What became of the form, when it was sent without script and the visitor just came back.
	 *
	 * @return array|null `state` (`sent`, `failed`), `message` (text), `html` (safe HTML, may be ''),
	 *                    `fields` (messages by key), `values` (what was typed, by key).
	 */
	public function outcome() {
		return No_Script_Page::outcome( $this->id() );
	}

	/**
	 * Where the form says what is going on; empty unless it failed without script. Print it
	 * where it fits; fields() does it where this was not called before.
	 *
	 * @return string HTML, '' the second time.
	 */
	public function notice() {
		if ( $this->has_notice ) {
			return '';
		}
		$this->has_notice = true;
		$outcome          = $this->outcome();
		$message          = $outcome && 'failed' === $outcome['state'] ? $outcome['message'] : '';
		return '<p class="mainstreet-form__status" role="alert">' . Visitor_Text::escape( $message ) . '</p>';
	}

	/**
	 * What stands instead of the form once it was sent without script. Give it the id of the form.
	 *
	 * @return string HTML, '' unless it was.
	 */
	public function success() {
		$outcome = $this->outcome();
		if ( ! $outcome || 'sent' !== $outcome['state'] ) {
			return '';
		}
		return '<div id="' . esc_attr( $this->id() ) . '" class="mainstreet-form__success" role="status" tabindex="-1">' . $outcome['html'] . '</div>';
	}

	/**
	 * Address of the page the form stands on, without what became of the form.
	 *
	 * @return string
	 */
	public function url() {
		return No_Script_Page::url( $this->ticket );
	}

	/**
	 * Id of the element that holds the error of a field.
	 *
	 * @param string $key Key of the field.
	 * @return string
	 */
	public function error_id( $key ) {
		// The script makes the same (visitor-form.ts): ids hold no white space.
		return $this->id() . '-' . preg_replace( '/\s/', '-', $key ) . '-error';
	}

	/**
	 * Tells whether everybody sees the form.
	 *
	 * @return bool
	 */
	private function is_public() {
		$source = $this->ticket['source'];
		return 'post' !== $source->type || is_post_publicly_viewable( (int) $source->id );
	}

	/**
	 * The post being shown, in whose content or around which the form stands.
	 *
	 * @return int 0 for none.
	 */
	private static function post_shown() {
		if ( in_the_loop() || doing_filter( 'the_content' ) ) {
			return (int) get_the_ID();
		}
		return is_singular() ? (int) get_queried_object_id() : 0;
	}

	/**
	 * Sentences for the script.
	 *
	 * @return string[]
	 */
	private static function texts() {
		return array(
			'sending' => __( 'Sending…', 'mainstreet-blocks' ),
			'failed'  => __( 'Your message could not be sent. Please check your connection and try again in a moment. Your text is still here.', 'mainstreet-blocks' ),
		);
	}
}
