<?php
namespace Mainstreet\Submissions\Pipeline;

use Mainstreet\Core\Style_Sheet;
use Mainstreet\Core\Text\Html;
use Mainstreet\Core\Text\Visitor_Text;
use Mainstreet\Registration\Rest\Routes;
use Mainstreet\Submissions\Registry\Form_Counter;
use Mainstreet\Submissions\Registry\Form_Locator;
use Mainstreet\Submissions\Registry\Form_Schemas;
use Mainstreet\Submissions\Spam\Form_Token;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the parts that all visitor forms share. The HTML is the same for all visitors and never expires, so that pages
 * can be cached for any time (docs/server-contract.md 0.6).
 *
 *     $form = Visitor_Form::open( 'mailchimp', $def );
 *     echo '<form ' . $form->attributes() . '>' . $form->notice() . $form->fields() . '…</form>';
 *
 * Fields are named `f[<key>]`; the element with a field's error has the id error_id(). The script
 * `shared/view/visitor-form.ts` submits the form in the background.
 */
final class Visitor_Form {

	/**
	 * Number of forms rendered, by hash and source.
	 *
	 * @var array<string, int>
	 */
	private static array $count = array();

	/** Handler, as the block's submission-handler.php returns it. */
	private ?array $rules = null;

	/** Ticket of the form, as Form_Token::read() returns it. */
	private ?array $ticket = null;

	/** Arguments of open(). */
	private ?array $args = null;

	/** Whether notice() was called. */
	private bool $has_notice = false;

	/**
	 * Begins a form. Stores its definition if it is new.
	 *
	 * @param string $slug Folder of the block whose submission-handler.php handles submissions; `kind` of the definition.
	 * @param array  $def  Definition, as the block's definition.php returns it.
	 * @param array  $args `files` (bool): whether the form has a file field. `class`: CSS classes of the form element.
	 *                     `texts`: messages of the script by name (`sending`, `failed`), instead of the default ones.
	 */
	public static function open( string $slug, array $def, array $args = array() ): Visitor_Form {
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
		$source       = Form_Locator::locate( $hash, $def, $on );
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

	/** HTML id of the form, unique on the page. */
	public function id(): string {
		return Form_Token::form_id( $this->ticket );
	}

	/** Attributes of the form element, as escaped HTML. */
	public function attributes(): string {
		$attributes = array(
			'id'     => $this->id(),
			'class'  => trim( 'mainstreet-form ' . $this->args['class'] ),
			'method' => 'post',
			'action' => add_query_arg( 'action', No_Script_Page::action( $this->rules['route'] ), admin_url( 'admin-post.php' ) ),
		);
		if ( $this->args['files'] ) {
			$attributes['enctype'] = 'multipart/form-data';
		}
		// The script does not submit forms of private posts: they need the login cookie, which the REST API ignores without a nonce.
		if ( $this->is_public() ) {
			$json = (string) wp_json_encode(
				array(
					'url'     => rest_url( Routes::OWN . '/' . $this->rules['route'] ),
					'session' => rest_url( Routes::OWN . '/session' ),
				) + $this->args['texts'] + self::texts(),
				// esc_attr() does not escape existing entities: `&quot;` in a message would become a quote.
				JSON_HEX_AMP
			);
			// The JSON contains no lists, so brackets are only in texts. Unescaped, they could be run as shortcodes.
			$attributes['data-mainstreet-form'] = str_replace( array( '[', ']' ), array( '\u005b', '\u005d' ), $json );
		}
		return ltrim( Html::attributes( $attributes ) );
	}

	/**
	 * Renders ticket and honeypot, and the status message unless notice() was called.
	 *
	 * @return string HTML.
	 */
	public function fields(): string {
		$ticket = $this->ticket;
		return $this->notice() . sprintf(
			'<input type="hidden" name="ms_ticket" value="%1$s"><p class="mainstreet-form__extra" aria-hidden="true"><label>%2$s <input type="text" name="f[%3$s]" value="" autocomplete="off" tabindex="-1" aria-hidden="true"></label></p>',
			// The ticket contains the requested path.
			Visitor_Text::escape( Form_Token::sign( $ticket['hash'], $ticket['source'], $ticket['on'], $ticket['position'], $ticket['path'] ) ),
			esc_html__( 'Please leave this field empty.', 'mainstreet-blocks' ),
			esc_attr( Form_Token::honeypot( $ticket['hash'] ) )
		);
	}

	/**
	 * The outcome of a submission without script, if the visitor just came back.
	 *
	 * @return array|null `state` (`sent`, `failed`), `message` (text), `html` (safe HTML, may be ''),
	 *                    `fields` (messages by key), `values` (submitted values by key).
	 */
	public function outcome() {
		return No_Script_Page::outcome( $this->id() );
	}

	/**
	 * Renders the status message, which is empty unless a submission without script failed. Call this method to choose its
	 * place in the form; otherwise fields() renders it.
	 *
	 * @return string HTML; '' if it was rendered before.
	 */
	public function notice(): string {
		if ( $this->has_notice ) {
			return '';
		}
		$this->has_notice = true;
		$outcome          = $this->outcome();
		$message          = $outcome && 'failed' === $outcome['state'] ? $outcome['message'] : '';
		return '<p class="mainstreet-form__status" role="alert">' . Visitor_Text::escape( $message ) . '</p>';
	}

	/**
	 * Renders the confirmation that replaces the form after a submission without script.
	 *
	 * @return string HTML; '' without a successful submission.
	 */
	public function success(): string {
		$outcome = $this->outcome();
		if ( ! $outcome || 'sent' !== $outcome['state'] ) {
			return '';
		}
		return '<div id="' . esc_attr( $this->id() ) . '" class="mainstreet-form__success" role="status" tabindex="-1">' . $outcome['html'] . '</div>';
	}

	/** URL of the page of the form, without the outcome. */
	public function url(): string {
		return Form_Token::page_url( $this->ticket );
	}

	/**
	 * HTML id of the element with the error message of a field.
	 *
	 * @param string $key Key of the field.
	 */
	public function error_id( $key ): string {
		// The same as in visitor-form.ts. An id must not contain white space.
		return $this->id() . '-' . preg_replace( '/\s/', '-', $key ) . '-error';
	}

	/** Whether the form can be submitted without login. */
	private function is_public(): bool {
		$source = $this->ticket['source'];
		return 'post' !== $source->type || is_post_publicly_viewable( (int) $source->id );
	}

	/**
	 * Id of the post being shown.
	 *
	 * @return int 0 for none.
	 */
	private static function post_shown(): int {
		if ( in_the_loop() || doing_filter( 'the_content' ) ) {
			return (int) get_the_ID();
		}
		return is_singular() ? (int) get_queried_object_id() : 0;
	}

	/**
	 * Messages for the script.
	 *
	 * @return string[]
	 */
	private static function texts(): array {
		return array(
			'sending' => __( 'Sending…', 'mainstreet-blocks' ),
			'failed'  => __( 'Your message could not be sent. Please check your connection and try again in a moment. Your text is still here.', 'mainstreet-blocks' ),
		);
	}
}
