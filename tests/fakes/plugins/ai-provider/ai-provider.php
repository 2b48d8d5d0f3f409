<?php
/**
 * Plugin Name: Stand-in for an AI provider
 * Description: A provider for core's AI client that sends no request. It answers what a PHP test says, else a form of three fields, or a sentence.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use WordPress\AiClient\AiClient;
use WordPress\AiClient\Messages\DTO\MessagePart;
use WordPress\AiClient\Messages\DTO\ModelMessage;
use WordPress\AiClient\Messages\Enums\ModalityEnum;
use WordPress\AiClient\Providers\AbstractProvider;
use WordPress\AiClient\Providers\Contracts\ModelMetadataDirectoryInterface;
use WordPress\AiClient\Providers\Contracts\ProviderAvailabilityInterface;
use WordPress\AiClient\Providers\DTO\ProviderMetadata;
use WordPress\AiClient\Providers\Enums\ProviderTypeEnum;
use WordPress\AiClient\Providers\Models\Contracts\ModelInterface;
use WordPress\AiClient\Providers\Models\DTO\ModelConfig;
use WordPress\AiClient\Providers\Models\DTO\ModelMetadata;
use WordPress\AiClient\Providers\Models\DTO\SupportedOption;
use WordPress\AiClient\Providers\Models\Enums\CapabilityEnum;
use WordPress\AiClient\Providers\Models\Enums\OptionEnum;
use WordPress\AiClient\Providers\Models\TextGeneration\Contracts\TextGenerationModelInterface;
use WordPress\AiClient\Results\DTO\Candidate;
use WordPress\AiClient\Results\DTO\GenerativeAiResult;
use WordPress\AiClient\Results\DTO\TokenUsage;
use WordPress\AiClient\Results\Enums\FinishReasonEnum;

// WordPress before 7.0 has no AI client.
if ( ! function_exists( 'wp_ai_client_prompt' ) ) {
	return;
}

/** What the model answers, and what it was sent. */
final class Ai_Fake {
	/** Text or an exception; null for an answer that fits. */
	public static $answer = null;
	public static $prompts = array();
	public static $reads_images = true;
	public static $takes_schema = true;
	/** Times that something asked for the models or whether the provider is configured, as real ones do by a request. */
	public static $looks = 0;
}

final class Ai_Fake_Model implements ModelInterface, TextGenerationModelInterface {
	private $config;
	private $metadata;

	public function __construct( ModelMetadata $metadata ) {
		$this->metadata = $metadata;
		$this->config   = new ModelConfig();
	}

	public function metadata(): ModelMetadata {
		return $this->metadata;
	}

	public function providerMetadata(): ProviderMetadata {
		return Ai_Fake_Provider::metadata();
	}

	public function setConfig( ModelConfig $config ): void {
		$this->config = $config;
	}

	public function getConfig(): ModelConfig {
		return $this->config;
	}

	public function generateTextResult( array $prompt ): GenerativeAiResult {
		$sent = array( 'system' => $this->config->getSystemInstruction(), 'schema' => $this->config->getOutputSchema(), 'text' => '', 'files' => array() );
		foreach ( $prompt as $message ) {
			foreach ( $message->getParts() as $part ) {
				$sent['text'] .= (string) $part->getText();
				if ( $part->getFile() ) {
					$sent['files'][] = $part->getFile();
				}
			}
		}
		Ai_Fake::$prompts[] = $sent;
		if ( Ai_Fake::$answer instanceof \Exception ) {
			throw Ai_Fake::$answer;
		}
		$form    = '{"fields":[{"type":"name","label":"Name","required":true,"options":[]},{"type":"date","label":"Day","required":true,"options":[]},{"type":"select","label":"Table","required":false,"options":["Window","Garden"]}]}';
		$fitting = false !== strpos( (string) $sent['system'], '"fields"' ) ? $form : 'Rye bread, baked daily by the harbor.';
		$message = new ModelMessage( array( new MessagePart( Ai_Fake::$answer ?? $fitting ) ) );
		return new GenerativeAiResult( 'r1', array( new Candidate( $message, FinishReasonEnum::stop() ) ), new TokenUsage( 1, 1, 2 ), $this->providerMetadata(), $this->metadata );
	}
}

final class Ai_Fake_Directory implements ModelMetadataDirectoryInterface, ProviderAvailabilityInterface {
	public function isConfigured(): bool {
		++Ai_Fake::$looks;
		return true;
	}

	public function listModelMetadata(): array {
		++Ai_Fake::$looks;
		$inputs = array( array( ModalityEnum::text() ) );
		if ( Ai_Fake::$reads_images ) {
			$inputs[] = array( ModalityEnum::text(), ModalityEnum::image() );
		}
		$options = array( new SupportedOption( OptionEnum::inputModalities(), $inputs ), new SupportedOption( OptionEnum::outputModalities(), array( array( ModalityEnum::text() ) ) ), new SupportedOption( OptionEnum::systemInstruction() ) );
		if ( Ai_Fake::$takes_schema ) {
			array_push( $options, new SupportedOption( OptionEnum::outputMimeType() ), new SupportedOption( OptionEnum::outputSchema() ) );
		}
		return array( new ModelMetadata( 'fake-1', 'Fake', array( CapabilityEnum::textGeneration() ), $options ) );
	}

	public function hasModelMetadata( string $id ): bool {
		return 'fake-1' === $id;
	}

	public function getModelMetadata( string $id ): ModelMetadata {
		return $this->listModelMetadata()[0];
	}
}

final class Ai_Fake_Provider extends AbstractProvider {
	protected static function createModel( ModelMetadata $model, ProviderMetadata $provider ): ModelInterface {
		return new Ai_Fake_Model( $model );
	}

	protected static function createProviderMetadata(): ProviderMetadata {
		return new ProviderMetadata( 'fake', 'Fake', ProviderTypeEnum::cloud() );
	}

	protected static function createProviderAvailability(): ProviderAvailabilityInterface {
		return new Ai_Fake_Directory();
	}

	protected static function createModelMetadataDirectory(): ModelMetadataDirectoryInterface {
		return new Ai_Fake_Directory();
	}
}

/** Connects the provider in a PHP test, as core does with those that register before `init`. */
function connect_fake_ai( array $authentication = array( 'method' => 'none' ) ) {
	AiClient::defaultRegistry()->registerProvider( Ai_Fake_Provider::class );
	$connectors = \WP_Connector_Registry::get_instance();
	if ( $connectors->is_registered( 'fake' ) ) {
		$connectors->unregister( 'fake' );
	}
	$connectors->register( 'fake', array( 'name' => 'Fake', 'description' => '', 'type' => 'ai_provider', 'authentication' => $authentication ) );
	Ai_Fake::$answer       = 'A draft';
	Ai_Fake::$prompts      = array();
	Ai_Fake::$reads_images = true;
	Ai_Fake::$takes_schema = true;
	Ai_Fake::$looks        = 0;
}

/** Disconnects it. */
function disconnect_fake_ai() {
	$connectors = \WP_Connector_Registry::get_instance();
	if ( $connectors->is_registered( 'fake' ) ) {
		$connectors->unregister( 'fake' );
	}
}

// As a plugin; core makes a connector of each provider that is registered before `init`, 15.
add_action(
	'init',
	static function () {
		AiClient::defaultRegistry()->registerProvider( Ai_Fake_Provider::class );
	},
	5
);
