<?php
namespace Mainstreet\Connections\Oauth;

defined( 'ABSPATH' ) || exit;

/**
 * What an owner gets who registers an app: an id, which everybody may see, and a secret. The secret comes out of
 * secret() only: not into a dump, a log or JSON.
 */
final class OAuth_App implements \JsonSerializable {

	/**
	 * The id.
	 *
	 * @var string
	 */
	private $id;

	/** Where it was set. */
	private string $source;

	/** Gives the secret. */
	private \Closure $reveal;

	/**
	 * An app.
	 *
	 * @param string $id     Its id.
	 * @param string $secret Its secret.
	 * @param string $source Where it was set, a constant of Secrets.
	 */
	public function __construct( $id, $secret, string $source ) {
		$this->id     = $id;
		$this->source = $source;
		$this->reveal = static function () use ( $secret ) {
			return $secret;
		};
	}

	/**
	 * Its id.
	 *
	 * @return string
	 */
	public function id() {
		return $this->id;
	}

	/**
	 * Where it was set.
	 *
	 * @return string A constant of Secrets.
	 */
	public function source(): string {
		return $this->source;
	}

	/**
	 * Its secret.
	 *
	 * @return string
	 */
	public function secret() {
		return call_user_func( $this->reveal );
	}

	/**
	 * What may be shown.
	 *
	 * @return string[]
	 */
	public function jsonSerialize(): array {
		return array(
			'id'     => $this->id,
			'source' => $this->source,
		);
	}

	/**
	 * What a dump shows.
	 *
	 * @return string[]
	 */
	public function __debugInfo() {
		return $this->jsonSerialize();
	}
}
