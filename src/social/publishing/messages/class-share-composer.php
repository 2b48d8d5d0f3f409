<?php
namespace Mainstreet\Social\Publishing\Messages;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Core\Public_Output;
use Mainstreet\Social\Networks\Connections\Connection_Messages;
use Mainstreet\Social\Networks\Connections\Share_Meta;
use Mainstreet\Social\Networks\Network;
use Mainstreet\Social\Networks\Networks;
use Mainstreet\Social\Networks\Outgoing_Post;
use Mainstreet\Social\Previews\Drawn_Card\Drawn_Card;
use Mainstreet\Social\Previews\Post_Card;
use Mainstreet\Social\Publishing\Share_Targets;
use Mainstreet\Social\Text\Text_Limit;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the messages of a post for its connections (docs/server-contract.md B.21). Card, image and title are those of Previews\Post_Card,
 * which the preview shows, too. All of it is what guests see.
 */
final class Share_Composer {

	/**
	 * The post.
	 *
	 * @var \WP_Post
	 */
	private $post;

	/**
	 * Text in front of the URL.
	 *
	 * @var string
	 */
	private $words;

	/**
	 * Text for single connections instead.
	 *
	 * @var string[] By ID of the connection.
	 */
	private array $own;

	/**
	 * Card data, loaded on first use.
	 *
	 * @var array|null
	 */
	private $card = null;

	/**
	 * Messages made of the content, once it is split; null for no thread.
	 *
	 * @var Outgoing_Post[]|null
	 */
	private ?array $thread = null;

	/**
	 * Messages of a post.
	 *
	 * @param string  $message  Message text. An empty string uses the post title.
	 * @param array[] $partners `array( Account, Network )` of all connections that get it.
	 * @param array   $own      Texts for single connections instead, by ID of the connection; '' for the same as all.
	 * @param array   $card     Card data, where it is known already, as for a draft.
	 */
	public function __construct( \WP_Post $post, $message, array $partners, array $own = array(), array $card = array() ) {
		$this->post  = $post;
		$this->card  = $card ? $card : null;
		$this->own   = array_map( array( Connection_Messages::class, 'clean' ), $own );
		$message     = Share_Meta::clean( $message );
		$this->words = '' !== $message ? $message : ( $card ? $card['title'] : ( new Post_Card( $post ) )->title() );
		$limits      = array();
		foreach ( $partners as list( $account, $network ) ) {
			if ( $network->has_threads() ) {
				$limits[] = $network->limit( $account );
			}
		}
		if ( $limits && Share_Thread::is_wanted( $post ) ) {
			$this->thread = Share_Thread::from_post( $post, $limits );
		}
	}

	/**
	 * Adds to the preview of a post what its accounts would get.
	 *
	 * @param array       $card    Card of the post, as the preview shows it.
	 * @param \WP_Post    $post    Post.
	 * @param string|null $message Message of its author to networks; null for the stored one.
	 * @param string[]    $own     Messages for single connections instead, by ID of the connection.
	 * @return array With `messages`: `connection_id` ('' for a microblog without an account), `single`, `opening`, `ending`.
	 */
	public static function add_to_preview( $card, $post, $message, array $own = array() ) {
		$messages         = new self( $post, null === $message ? self::get_message( $post->ID ) : $message, array(), $own, $card );
		$card['messages'] = array( array( 'connection_id' => '' ) + $messages->preview() );
		foreach ( Share_Targets::for_user( $post, get_current_user_id() ) as list( $account, $network ) ) {
			$card['messages'][] = array( 'connection_id' => (string) $account->id() ) + $messages->preview( $account, $network );
		}
		return $card;
	}

	/**
	 * The author's message for a post.
	 *
	 * @param int $post_id Post.
	 * @return string '' for none.
	 */
	public static function get_message( $post_id ): string {
		return Share_Meta::clean( get_post_meta( $post_id, Share_Meta::TEXT, true ) );
	}

	/**
	 * The author's messages for single connections.
	 *
	 * @param int     $post_id  Post.
	 * @param array[] $partners `array( Account, Network )` of all connections that get it.
	 * @return string[] By ID of the connection.
	 */
	public static function get_connection_messages( $post_id, array $partners ): array {
		$own = array();
		foreach ( $partners as list( $account ) ) {
			$own[ $account->id() ] = Connection_Messages::get( $post_id, $account );
		}
		return $own;
	}

	/**
	 * The first message of a connection, for the editor.
	 *
	 * @param bool $is_thread Whether the post becomes a thread at networks that have threads.
	 * @return array `text`, and `left`: characters that are left; below 0 the text is cut.
	 */
	public function preview_first( Account $account, Network $network, bool $is_thread ): array {
		$limit     = $network->limit( $account );
		$words     = $this->message_text( $account, $network );
		$is_thread = $is_thread && $network->has_threads();
		$whole     = $is_thread ? $words . Share_Text::GAP . Share_Thread::prefix() : Share_Text::whole( $words, $this->url( $limit ) );
		$first     = $is_thread ? $this->compose_opening( $words, $limit ) : $this->compose_single( $words, $limit );
		return array(
			'text' => $first->text,
			'left' => $limit->most() - $limit->length( $whole ),
		);
	}

	/**
	 * The message for a connection, or the messages of its thread.
	 *
	 * @return Outgoing_Post[]
	 */
	public function compose( Account $account, Network $network ) {
		return Public_Output::render(
			function () use ( $account, $network ) {
				$limit    = $network->limit( $account );
				$words    = $this->message_text( $account, $network );
				$messages = $this->thread && $network->has_threads()
					? array_merge( array( $this->compose_opening( $words, $limit ) ), array_map( array( $this, 'copy_post' ), $this->thread ), array( $this->compose_ending( $limit ) ) )
					: array( $this->compose_single( $words, $limit ) );
				foreach ( $messages as $message ) {
					$message->post     = $this->post->ID;
					$message->language = implode( '-', array_slice( explode( '_', get_locale() ), 0, 2 ) );
				}
				return $messages;
			}
		);
	}

	/**
	 * Texts for a connection, as previews show them.
	 *
	 * @param Account|null $account Connection; null for a microblog without a connected account.
	 * @param Network|null $network Its network.
	 * @return string[] `single`: the only message; `opening` and `ending`: the first and the last of a thread.
	 */
	public function preview( $account = null, $network = null ) {
		return Public_Output::render(
			function () use ( $account, $network ) {
				$limit = $network ? $network->limit( $account ) : Text_Limit::x();
				$words = $network ? $this->message_text( $account, $network ) : $this->words;
				return array(
					'single'  => $this->compose_single( $words, $limit )->text,
					'opening' => $this->compose_opening( $words, $limit )->text,
					'ending'  => $this->compose_ending( $limit )->text,
				);
			}
		);
	}

	/**
	 * The only message.
	 *
	 * @param string     $words Text about the post.
	 * @param Text_Limit $limit Limit of the network.
	 */
	private function compose_single( $words, Text_Limit $limit ): Outgoing_Post {
		$message         = new Outgoing_Post( Share_Text::fit( $words, $this->url( $limit ), $limit ) );
		$message->url    = $this->card()['url'];
		$message->card   = $this->card();
		$message->images = $this->images();
		return $message;
	}

	/**
	 * The first message of a thread.
	 *
	 * @param string     $words Text about the post.
	 * @param Text_Limit $limit Limit of the network.
	 */
	private function compose_opening( $words, Text_Limit $limit ): Outgoing_Post {
		$message         = new Outgoing_Post( Share_Text::cut( $words, Share_Text::GAP . Share_Thread::prefix(), $limit ) );
		$message->images = $this->images();
		return $message;
	}

	/**
	 * The last message of a thread.
	 *
	 * @param Text_Limit $limit Limit of the network.
	 */
	private function compose_ending( Text_Limit $limit ): Outgoing_Post {
		$message       = new Outgoing_Post( $this->url( $limit ) );
		$message->url  = $this->card()['url'];
		$message->card = $this->card();
		return $message;
	}

	/**
	 * Copies a message of the content for another connection.
	 *
	 * @return Outgoing_Post
	 */
	private function copy_post( Outgoing_Post $message ) {
		return clone $message;
	}

	/**
	 * Text for a network.
	 *
	 * @param Account $account Connection.
	 */
	private function message_text( Account $account, Network $network ): string {
		$own = isset( $this->own[ $account->id() ] ) ? $this->own[ $account->id() ] : '';
		return trim( Networks::filter_text( '' === $own ? $this->words : $own, $network, $account, $this->post->ID ) );
	}

	/**
	 * URL of the post: the short one where the network has no room for the long one.
	 *
	 * @return string
	 */
	private function url( Text_Limit $limit ) {
		$url = $this->card()['url'];
		return $limit->fits( $url ) ? $url : home_url( '?p=' . $this->post->ID );
	}

	/**
	 * Card data of the post.
	 *
	 * @return array See Post_Card::get_data().
	 */
	private function card(): array {
		if ( null === $this->card ) {
			$this->card = ( new Post_Card( $this->post ) )->get_data();
		}
		return $this->card;
	}

	/**
	 * The image of the post, with its alternative text. A drawn image belongs to the card of the post's URL and is not sent on its own.
	 *
	 * @return array[] One or none.
	 */
	private function images(): array {
		$image = $this->card()['image'];
		return is_array( $image ) && ! Drawn_Card::is_drawn( $image ) ? array( array_intersect_key( $image, array_flip( array( 'id', 'url', 'alt' ) ) ) ) : array();
	}
}
