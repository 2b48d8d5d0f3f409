<?php
namespace Mainstreet\Responses\Notifications;

use Mainstreet\Core\Text\Visitor_Text;
use Mainstreet\Mail\Mail_Layout;
use Mainstreet\Mail\Mailer;
use Mainstreet\Responses\Screen\Response_Links;
use Mainstreet\Responses\Storage\Response_Reader;

defined( 'ABSPATH' ) || exit;

/**
 * Renders emails with the fields of a response, in the layout of all emails of the plugin and as plain text. Labels and
 * values come from strangers: they are escaped and never become URLs, except the address of the link to reply.
 */
final class Email_Renderer {

	/** Style of a link in a row of links. */
	const LINK = 'display:inline-block;padding:8px 0;margin-inline-end:16px;color:#1e1e1e';

	/** Style of a label above its value. */
	const LABEL = 'display:block;font-size:13px;line-height:1.4;font-weight:600;color:#50575e';

	/**
	 * Renders both parts of an email.
	 *
	 * @param string   $title   Heading, plain text that no visitor typed.
	 * @param array[]  $fields  Presented fields (Response_Reader::prepare_field()).
	 * @param string[] $notes   Lines below, plain text.
	 * @param array[]  $actions Links as array( label, URL ); the first one is a button.
	 * @param int      $post_id Response, for links to its files; 0 for none.
	 * @param string   $intro   Paragraph above, plain text.
	 * @return array `html`, `text`.
	 */
	public static function render( string $title, array $fields, array $notes, array $actions = array(), int $post_id = 0, string $intro = '' ): array {
		return array(
			'html' => self::render_html( $title, $fields, $notes, $actions, $post_id, $intro ),
			'text' => self::render_text( $fields, $notes, $actions, $post_id, $intro ),
		);
	}

	/**
	 * Lists the links to reply, view the response and mark it as spam. The last two lead to screens that ask for a login and
	 * change nothing, because some programs open all links of an email.
	 *
	 * @param string $email Address of the sender; '' for none.
	 * @return array[] Links as array( label, URL ). Labels may be equal in a translation.
	 */
	public static function get_actions( int $post_id, string $email, string $subject ): array {
		$actions = array();
		if ( '' !== Mailer::address( $email ) ) {
			/* translators: %s: subject of an e-mail that is answered. */
			$reply = rawurlencode( self::to_line( sprintf( __( 'Re: %s', 'mainstreet-blocks' ), $subject ) ) );
			// An address may contain `?` and `&`, which would add recipients and text.
			$actions[] = array( __( 'Reply', 'mainstreet-blocks' ), 'mailto:' . str_replace( '%40', '@', rawurlencode( $email ) ) . '?subject=' . $reply );
		}
		$actions[] = array( __( 'View response', 'mainstreet-blocks' ), Response_Links::get_screen_url( $post_id ) );
		$actions[] = array( __( 'Mark as spam', 'mainstreet-blocks' ), Response_Links::get_spam_url( $post_id ) );
		return $actions;
	}

	/** Renders the HTML part. */
	private static function render_html( string $title, array $fields, array $notes, array $actions, int $post_id, string $intro ): string {
		$body = '' === $intro ? '' : '<p style="margin:0 0 16px">' . Visitor_Text::escape( $intro ) . '</p>';
		foreach ( $fields as $field ) {
			$value = Visitor_Text::lines( $field['value'] );
			if ( $field['files'] && $post_id ) {
				$links = array();
				foreach ( $field['files'] as $file ) {
					$links[] = self::render_link( self::get_file_label( $file ), Response_Links::get_file_url( $post_id, $file['key'] ) );
				}
				$value = implode( '<br>', $links );
			}
			foreach ( $post_id && ! empty( $field['pictures'] ) ? $field['pictures'] : array() as $picture ) {
				$value .= '<br>' . self::render_link( self::get_image_label( $picture ), $picture['url'] );
			}
			$body .= sprintf(
				'<p style="margin:0 0 16px;overflow-wrap:anywhere" dir="auto"><strong style="%1$s">%2$s</strong>%3$s</p>',
				self::LABEL,
				Visitor_Text::escape( $field['label'] ),
				'' === $value ? '–' : $value
			);
		}
		$links = array();
		foreach ( $actions as list( $label, $url ) ) {
			$links[] = self::render_link( $label, $url, $links ? self::LINK : Mail_Layout::button_style() . ';margin-inline-end:16px' );
		}
		$body .= $links ? '<p style="margin:24px 0 16px;padding-top:24px;border-top:1px solid #dcdcde">' . implode( ' ', $links ) . '</p>' : '';
		return Mail_Layout::html( $title, $body, implode( '<br>', array_map( array( Visitor_Text::class, 'escape' ), $notes ) ) );
	}

	/** Renders the plain text part. */
	private static function render_text( array $fields, array $notes, array $actions, int $post_id, string $intro ): string {
		$text = '' === $intro ? '' : "$intro\n\n";
		foreach ( $fields as $field ) {
			$text .= $field['label'] . ":\n";
			foreach ( $post_id ? $field['files'] : array() as $file ) {
				$text .= self::get_file_label( $file ) . "\n" . Response_Links::get_file_url( $post_id, $file['key'] ) . "\n";
			}
			$text .= $field['files'] && $post_id ? '' : ( '' === $field['value'] ? '–' : $field['value'] ) . "\n";
			foreach ( $post_id && ! empty( $field['pictures'] ) ? $field['pictures'] : array() as $picture ) {
				$text .= self::get_image_label( $picture ) . ': ' . $picture['url'] . "\n";
			}
			$text .= "\n";
		}
		foreach ( $actions as list( $label, $url ) ) {
			// Mail programs for plain text reply by Reply-To.
			$text .= 0 === strpos( $url, 'mailto:' ) ? '' : "$label: $url\n";
		}
		return $text . ( $notes ? "\n-- \n" . implode( "\n", $notes ) . "\n" : '' );
	}

	/**
	 * Renders a link.
	 *
	 * @param string $label Plain text.
	 * @param string $url   URL of this site, or `mailto:`.
	 * @param string $style CSS.
	 * @return string HTML.
	 */
	private static function render_link( string $label, string $url, string $style = 'color:#1e1e1e' ): string {
		return sprintf( '<a style="%1$s" href="%2$s">%3$s</a>', $style, esc_url( $url, array( 'http', 'https', 'mailto' ) ), Visitor_Text::escape( $label ) );
	}

	/**
	 * Returns the label of the link to an image that a visitor chose. Emails link images and never load them.
	 *
	 * @param array $picture `label`.
	 * @return string Plain text.
	 */
	private static function get_image_label( array $picture ): string {
		/* translators: %s: label of a picture that was chosen in a form. */
		return self::to_line( sprintf( __( 'View “%s”', 'mainstreet-blocks' ), $picture['label'] ) );
	}

	/**
	 * Returns name and size of a file.
	 *
	 * @param array $file `name`, `size`.
	 */
	private static function get_file_label( array $file ): string {
		return self::to_line( $file['name'] ) . ' (' . size_format( max( 1, $file['size'] ) ) . ')';
	}

	/**
	 * Builds the subject of a form's emails.
	 *
	 * @param string  $pattern Author's text with tokens such as `{Name}`; '' for the default.
	 * @param array[] $fields  Fields as stored.
	 * @param string  $title   Title of the page.
	 * @return string One line.
	 */
	public static function build_subject( string $pattern, array $fields, string $title ): string {
		if ( '' === trim( $pattern ) ) {
			return self::to_line( sprintf( '[%1$s] %2$s', self::get_site_name(), $title ) );
		}
		$values = array();
		foreach ( $fields as $field ) {
			$values[ mb_strtolower( $field['label'] ) ]         = $field;
			$values[ mb_strtolower( $field['form_field_id'] ) ] = $field;
		}
		$subject = preg_replace_callback(
			'/\{([^{}]{1,200})\}/u',
			static function ( $found ) use ( $values ) {
				$name = mb_strtolower( trim( $found[1] ) );
				return isset( $values[ $name ] ) ? Response_Reader::prepare_field( $values[ $name ] )['value'] : $found[0];
			},
			$pattern
		);
		return self::to_line( (string) $subject );
	}

	/** Converts a text to a single line, for headers of emails. */
	public static function to_line( string $text, int $limit = 200 ): string {
		return mb_substr( trim( (string) preg_replace( '/[\s\x00-\x1F\x7F]+/u', ' ', $text ) ), 0, $limit );
	}

	/** Returns the name of the site as plain text. */
	public static function get_site_name(): string {
		return self::to_line( html_entity_decode( (string) get_option( 'blogname' ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}
}
